import { SETTINGS } from './all-settings.ts';

/** JSON Schema of a settings file. Every secret may be in a file of its own, which the name with `_FILE` names. */
export function createSettingsSchema(): Readonly<Record<string, unknown>> {
  const properties = Object.entries(SETTINGS).flatMap(([name, { meaning, schema, isSecret }]) => [
    [name, { description: sentence(meaning), ...schema }] as const,
    ...(isSecret ? [[`${name}_FILE`, { description: `Path of a file with ${name}.`, type: 'string' }] as const] : []),
  ]);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Settings of the shops',
    description: 'A settings file of `vitrine serve`. Generated from scripts/settings/all-settings.ts.',
    type: 'object',
    additionalProperties: false,
    properties: {
      $schema: { description: 'Path of this schema, for editors.', type: 'string' },
      ...Object.fromEntries(properties),
    },
  };
}

function sentence(meaning: string): string {
  return `${meaning[0]?.toUpperCase()}${meaning.slice(1)}.`;
}

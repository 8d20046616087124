import { collectReachableSchemas } from '../api/reachable.ts';
import { type GeneratedFile, UNTRACKED_GENERATED_FOLDER } from '../generated-file.ts';
import { readMessageSchemas } from '../message-schemas.ts';
import { removeSchemaAnnotations } from './remove-annotations.ts';
import { generateExplainerSchemasModule, generateValidatorModule } from './standalone.ts';

/** Messages that browsers validate: their validators report errors, because browsers do not load Ajv. */
const IN_BROWSERS: ReadonlySet<string> = new Set(['partner-frame']);

/** Generates validators of messages: of each schema whose name ends with `Message`. */
export async function generateMessageValidators(root: string): Promise<GeneratedFile[]> {
  const { files, client } = await readMessageSchemas(root);
  return files.flatMap(({ name, defs: own }) => {
    const reached = Object.entries(collectReachableSchemas(own, client));
    const defs = Object.fromEntries(reached.map(([key, schema]) => [key, removeSchemaAnnotations(schema)]));
    const exports = Object.keys(own)
      .filter((key) => key.endsWith('Message'))
      .map((key) => [key.charAt(0).toLowerCase() + key.slice(1), key]);
    const path = `${UNTRACKED_GENERATED_FOLDER}/messages/${name}`;
    const explains = IN_BROWSERS.has(name);
    return [
      ...generateValidatorModule(`${path}.mjs`, defs, Object.fromEntries(exports), {
        reportsErrors: explains,
        isForUntrustedValues: true,
      }),
      ...(explains ? [] : generateExplainerSchemasModule(`${path}.schemas.mjs`, defs)),
    ];
  });
}

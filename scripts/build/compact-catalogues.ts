import type { Plugin } from 'vite';
import type { MessageCatalogue } from '#engine/messages/message-catalogue.ts';
import { readMessages } from '#engine/messages/read-messages.ts';

const CATALOGUE = /\.messages\.json$/;
const SCHEMA = /\.schema\.json$/;

/**
 * Has catalogues and schemas read as JSON in the server build, which is faster than code. Catalogues lose descriptions and
 * examples, which are for translators.
 */
export function compactCataloguesAndSchemasPlugin(): Plugin {
  return {
    name: 'vitrine:compact-catalogues',
    apply: (_, { isSsrBuild }) => isSsrBuild === true,
    enforce: 'pre',
    transform(code, id) {
      if (!CATALOGUE.test(id) && !SCHEMA.test(id)) return null;
      const json = JSON.stringify(CATALOGUE.test(id) ? stripForTranslators(JSON.parse(code)) : JSON.parse(code));
      return { code: `export default JSON.parse(${JSON.stringify(json)});`, moduleType: 'js', map: null };
    },
  };
}

/** The catalogue as the server needs it: texts, lengths and placeholders with their types. */
export function stripForTranslators(file: Readonly<Record<string, unknown>>): Record<string, object> {
  return Object.fromEntries(
    Object.entries(readMessages(file)).map(([name, { description: _description, placeholders, ...message }]) => [
      name,
      { ...message, ...(placeholders && { placeholders: withoutExamples(placeholders) }) },
    ]),
  );
}

function withoutExamples(placeholders: NonNullable<MessageCatalogue[string]['placeholders']>): Record<string, object> {
  return Object.fromEntries(
    Object.entries(placeholders).map(([name, { example: _, ...placeholder }]) => [name, placeholder]),
  );
}

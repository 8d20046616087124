import { isJsonObject } from '../gen/map-schema.ts';

/** Where the schemas of pages and layouts were once, and where they are. */
const MOVED = /\/schemas\/generated\/config\/(page|layout)\.schema\.json$/;

/** A document that names the schema of its kind where it is now: a CMS may have stored it long ago. */
export function withCurrentSchemaReference(document: unknown): unknown {
  if (!isJsonObject(document) || typeof document['$schema'] !== 'string') return document;
  return { ...document, $schema: document['$schema'].replace(MOVED, '/.vitrine/gen/documents/$1.schema.json') };
}

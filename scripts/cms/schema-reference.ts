import { isJsonObject } from '../gen/map-schema.ts';

/** Former and current addresses of the schemas of pages and layouts. */
const MOVED = /\/schemas\/generated\/config\/(page|layout)\.schema\.json$/;

/** Replaces a former schema address in a document that was stored long ago. */
export function withCurrentSchemaReference(document: unknown): unknown {
  if (!isJsonObject(document) || typeof document['$schema'] !== 'string') return document;
  return { ...document, $schema: document['$schema'].replace(MOVED, '/.vitrine/gen/documents/$1.schema.json') };
}

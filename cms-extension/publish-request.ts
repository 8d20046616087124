import {
  type DirectusDocumentCollectionName,
  isDirectusDocumentCollectionName,
  isDocumentKindOfCollection,
} from '#engine/cms/directus/directus-collections.ts';
import { isRowPayload } from './directus-hooks.ts';
import { type EditTarget, parseEditTarget } from './editor-rights.ts';

/** Maximum number of documents of a request. */
const MOST_DOCUMENTS = 100;

/** One of the documents to publish together. */
export interface PublishRequest {
  readonly collection: DirectusDocumentCollectionName;
  /** Id of the document, which need not exist yet. */
  readonly item: string;
  readonly target: EditTarget;
  /** Revision of the published document that the change is based on; null for a new document. */
  readonly base: string | null;
  /** The draft to publish, or the document itself. */
  readonly change: { readonly version: string } | { readonly document: object };
}

/** A request that no correct client sends. */
export class InvalidPublishRequest extends Error {
  override readonly name = 'InvalidPublishRequest';
}

/**
 * Parses `{ documents: [{ collection, item, base, version or document }] }`.
 *
 * @throws InvalidPublishRequest
 */
export function parsePublishRequests(body: unknown): readonly PublishRequest[] {
  const documents = isRowPayload(body) ? body['documents'] : null;
  if (!Array.isArray(documents) || documents.length === 0 || documents.length > MOST_DOCUMENTS)
    throw new InvalidPublishRequest(`"documents" must be a list of 1 to ${MOST_DOCUMENTS} documents.`);
  const requests = documents.map(parsePublishRequest);
  const twice = requests.find(({ item }, index) => requests.findIndex((other) => other.item === item) !== index);
  if (twice) throw new InvalidPublishRequest(`"documents" contains ${twice.item} twice.`);
  return requests;
}

function parsePublishRequest(sent: unknown, index: number): PublishRequest {
  const refuse = (message: string) => new InvalidPublishRequest(`"documents[${index}]" ${message}`);
  if (!isRowPayload(sent)) throw refuse('must be an object.');
  const { collection, item, base, version, document } = sent;
  if (!isDirectusDocumentCollectionName(collection)) throw refuse('must name the collection of a document.');
  const target = parseEditTarget(item);
  if (typeof item !== 'string' || !target || !isDocumentKindOfCollection(collection, target.kind))
    throw refuse(`must have an "item" such as "lantern:page:home", of a kind of the collection ${collection}.`);
  if (base !== null && typeof base !== 'string')
    throw refuse('must have a "base": the revision of the published document, or null for a new one.');
  if (typeof version === 'string' && document === undefined)
    return { collection, item, target, base, change: { version } };
  if (version === undefined && isRowPayload(document)) return { collection, item, target, base, change: { document } };
  throw refuse('must have either a "version", the id of a draft, or a "document".');
}

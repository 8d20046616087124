import { hash } from 'node:crypto';
import { readDocumentVersion } from '../../validation/document-migrations.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '../document.ts';

/** Documents and pictures of all brands at one moment. It is named by its hash and never changes. */
export interface ContentRelease {
  readonly hash: string;
  /** Highest version of its documents. Versions may differ, because an edit after an upgrade only updates its document. */
  readonly documentVersion: number;
  /** Hash of the contents of each site, by its key. */
  readonly sites: Readonly<Record<string, string>>;
}

/** Contents of a site in a release, sorted by kind and name. */
export interface ReleasedSite {
  readonly site: string;
  readonly documents: readonly ReleasedDocument[];
  readonly pictures: readonly ReleasedPicture[];
}

export interface ReleasedDocument {
  readonly kind: DocumentKind;
  readonly name: string;
  /** JSON value with its original order of keys. */
  readonly value: unknown;
}

export interface ReleasedPicture {
  readonly name: string;
  /** SHA-256 of its bytes, in hexadecimal. */
  readonly hash: string;
}

const FORMAT = 1;
const HASH = /^[0-9a-f]{64}$/;

/** A stored text that doesn't match its hash or format. */
export class DamagedReleaseError extends Error {
  override readonly name: string = 'DamagedReleaseError';
}

/** A part of a release that isn't in the store. */
export class MissingReleasePartError extends DamagedReleaseError {}

export function hashContent(content: string | Uint8Array): string {
  return hash('sha256', content, 'hex');
}

export function isReleaseHash(text: string): boolean {
  return HASH.test(text);
}

/** Text that a release is stored as and whose hash is its name. Equal contents give the same text. */
export function formatRelease({ documentVersion, sites }: Omit<ContentRelease, 'hash'>): string {
  const sorted = Object.entries(sites).sort(([one], [other]) => compareTexts(one, other));
  return JSON.stringify({ format: FORMAT, documentVersion, sites: Object.fromEntries(sorted) });
}

/** Highest version of the documents of these sites. */
export function findHighestDocumentVersion(sites: readonly Pick<ReleasedSite, 'documents'>[]): number {
  const versions = sites.flatMap(({ documents }) => documents.map(({ value }) => readDocumentVersion(value) ?? 1));
  return versions.reduce((highest, version) => Math.max(highest, version), 1);
}

/** @throws DamagedReleaseError where the text isn't the release of this hash. */
export function parseRelease(text: string, expected: string): ContentRelease {
  const { format, documentVersion, sites } = parseOwn(text, expected, `release ${expected}`);
  if (format !== FORMAT)
    throw new DamagedReleaseError(
      `Release ${expected} has the format ${String(format)}, and this engine reads ${FORMAT}. Build it again with this engine.`,
    );
  const parts = Object.entries(isRecord(sites) ? sites : {}).map(([site, part]) => [site, String(part)] as const);
  // Releases of earlier engines have no version.
  const version = typeof documentVersion === 'number' ? documentVersion : 1;
  return { hash: expected, documentVersion: version, sites: Object.fromEntries(parts) };
}

export function formatReleasedSite({ site, documents, pictures }: ReleasedSite): string {
  return JSON.stringify({
    site,
    documents: documents.toSorted((a, b) => compareTexts(documentId(a), documentId(b))),
    pictures: pictures.toSorted((a, b) => compareTexts(a.name, b.name)),
  });
}

/** @throws DamagedReleaseError where the text isn't that of this hash. */
export function parseReleasedSite(text: string, expected: string): ReleasedSite {
  const { site, documents, pictures } = parseOwn(text, expected, `part ${expected} of a release`);
  if (typeof site !== 'string' || !Array.isArray(documents) || !Array.isArray(pictures))
    throw new DamagedReleaseError(`Part ${expected} of a release has no documents and pictures of a site.`);
  return { site, documents: documents.filter(isDocument), pictures: pictures.filter(isPicture) };
}

function parseOwn(text: string, expected: string, what: string): Readonly<Record<string, unknown>> {
  if (hashContent(text) !== expected)
    throw new DamagedReleaseError(`The stored text of ${what} is damaged: its hash is ${hashContent(text)}.`);
  const value: unknown = JSON.parse(text);
  if (!isRecord(value)) throw new DamagedReleaseError(`The stored text of ${what} is no object.`);
  return value;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isDocument(value: unknown): value is ReleasedDocument {
  const kinds: readonly unknown[] = DOCUMENT_KINDS;
  return isRecord(value) && typeof value['name'] === 'string' && kinds.includes(value['kind']);
}

function isPicture(value: unknown): value is ReleasedPicture {
  return isRecord(value) && typeof value['name'] === 'string' && typeof value['hash'] === 'string';
}

function documentId({ kind, name }: ReleasedDocument): string {
  return `${kind}:${name}`;
}

/** The same order on every machine, unlike a comparison by locale. */
function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

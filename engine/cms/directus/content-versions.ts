import { ContentSourceError } from '../content-source.ts';
import { PICTURE_COLLECTIONS, VERSIONED_COLLECTIONS } from './content-version-names.ts';
import { DIRECTUS_COLLECTIONS, type DirectusDocumentCollectionName } from './directus-collections.ts';
import type { DirectusReadClient } from './directus-requests.ts';

/** What changes whenever the contents of a CMS do. Only compared for equality. */
export interface ContentVersions {
  /** By collection name. Empty if the CMS returns none, because its extension is older or missing. */
  readonly collections: ReadonlyMap<string, string>;
  /** Of all pictures. */
  readonly files: string | undefined;
}

const NO_VERSIONS: ContentVersions = { collections: new Map(), files: undefined };

/**
 * Reads the versions of a CMS with one request.
 * @throws ContentSourceError where the CMS can't be reached. Any other failure returns no versions: the lists of rows show
 * whether the whole CMS fails.
 */
export async function readContentVersions(
  requests: Pick<DirectusReadClient, 'versions'>,
  signal: AbortSignal,
): Promise<ContentVersions> {
  try {
    return parseContentVersions(await requests.versions(signal));
  } catch (error) {
    if (error instanceof ContentSourceError && (error.code === 'status' || error.code === 'garbage'))
      return NO_VERSIONS;
    throw error;
  }
}

/** Version of each site that has documents in a collection, by collection. */
export type SiteVersions = ReadonlyMap<DirectusDocumentCollectionName, ReadonlyMap<string, string>>;

/**
 * Reads the versions of the sites with one request. Null where the CMS returns none.
 * @throws ContentSourceError where the CMS can't be reached
 */
export async function readSiteVersions(
  requests: Pick<DirectusReadClient, 'siteVersions'>,
  signal: AbortSignal,
): Promise<SiteVersions | null> {
  try {
    return parseSiteVersions(await requests.siteVersions(signal));
  } catch (error) {
    if (error instanceof ContentSourceError && (error.code === 'status' || error.code === 'garbage')) return null;
    throw error;
  }
}

/** @throws ContentSourceError unless the answer has versions for each collection of documents */
function parseSiteVersions(answer: unknown): SiteVersions {
  const given: Readonly<Record<string, unknown>> = Object(answer);
  return new Map(
    DIRECTUS_COLLECTIONS.map((collection) => {
      const sites = given[collection];
      if (typeof sites !== 'object' || sites === null)
        throw new ContentSourceError('garbage', `The CMS returned no versions of the sites of ${collection}.`);
      return [collection, new Map(Object.entries(sites).map(([site, version]) => [site, String(version)]))];
    }),
  );
}

/** @throws ContentSourceError unless the answer has a version for each collection. */
function parseContentVersions(answer: unknown): ContentVersions {
  const given: Readonly<Record<string, unknown>> = Object(answer);
  const collections = new Map(
    VERSIONED_COLLECTIONS.map((name) => {
      const version = given[name];
      if (typeof version !== 'string' || version === '')
        throw new ContentSourceError('garbage', `The CMS told no version of ${name}.`);
      return [name, version];
    }),
  );
  return { collections, files: PICTURE_COLLECTIONS.map((name) => collections.get(name)).join(' ') };
}

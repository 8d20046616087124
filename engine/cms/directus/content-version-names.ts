import { DIRECTUS_COLLECTIONS } from './directus-collections.ts';

/**
 * Path at which our extension answers with a short text for each collection that a shop reads. It differs once anything in
 * the collection differs that the shop would see.
 */
export const CONTENT_VERSIONS_PATH = '/vitrine/versions';

/** Path at which it answers with a version for each site of each collection of documents. */
export const SITE_VERSIONS_PATH = `${CONTENT_VERSIONS_PATH}/sites`;

/** Collections of pictures: a picture is of the site whose name its folder has. */
export const PICTURE_COLLECTIONS = ['directus_files', 'directus_folders'] as const;

/** All collections that have a version. */
export const VERSIONED_COLLECTIONS: readonly string[] = [...DIRECTUS_COLLECTIONS, ...PICTURE_COLLECTIONS];

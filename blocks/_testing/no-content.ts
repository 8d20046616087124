import type { ContentReader } from '#engine/page/content-reader.ts';

/** A site whose editors wrote nothing. */
export const EMPTY_TEST_CONTENT_READER: ContentReader = {
  stories: () => ({ stories: [], total: 0, expires: null }),
  story: () => null,
  categories: () => [],
  cause: () => null,
  words: () => null,
  region: () => null,
  pagesBelow: () => [],
};

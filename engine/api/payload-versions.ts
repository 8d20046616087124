/** Set by the build; a server or a test that runs from the sources has none. */
declare const VITRINE_PAYLOAD_VERSIONS: string | undefined;

/** Versions of the data of pages and of the calls that this release reads and writes, as `<pages>.<calls>`. */
export const PAYLOAD_VERSIONS: string =
  typeof VITRINE_PAYLOAD_VERSIONS === 'undefined' ? 'source.source' : VITRINE_PAYLOAD_VERSIONS;

/** Header of requests from scripts of a page, with the versions of its release. */
export const PAYLOAD_VERSIONS_HEADER = 'vitrine-version';

/** Header of answers to a page whose release has other versions. */
export const OUTDATED_PAGE_HEADER = 'vitrine-page';

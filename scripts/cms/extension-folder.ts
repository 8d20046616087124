/** Where the sources build the Directus extension, relative to their root. */
export const BUILT_EXTENSIONS = 'dist/cms-extension';

/** Its folder in there. Directus looks for extensions directly in its folder of extensions, and no deeper. */
export const EXTENSION_FOLDER = 'directus-extension-vitrine';

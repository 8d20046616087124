import { randomInt } from 'node:crypto';
import { PARAM_RESOLVER_NAMES } from '#app/shop-param-resolvers.ts';
import { blockSchemas } from '#blocks/schemas.gen.ts';
import { checkSite } from '#engine/check/check-site.ts';
import { checkDocument } from '#engine/validation/check-document.ts';
import { COMMON_SCHEMAS, DOCUMENT_KIND_SCHEMAS } from '#engine/validation/config-kinds.ts';
import { createDirectusDocumentHooks } from './hook.ts';

/** Replaced by the build. */
declare const SCHEMA_VERSION: string;
declare const FONT_FILES: readonly string[];

const checks = { kinds: DOCUMENT_KIND_SCHEMAS, blocks: blockSchemas, library: COMMON_SCHEMAS, lines: false };
const fonts = new Set(FONT_FILES);

const register = createDirectusDocumentHooks({
  checkDocument: (document) => checkDocument(document, checks),
  findSiteErrors: (documents, site) =>
    checkSite(documents, site, { ...checks, hasFont: (file) => fonts.has(file), resolvers: PARAM_RESOLVER_NAMES }),
  schemaVersion: SCHEMA_VERSION,
  pickRandomNumber: (limit) => randomInt(limit),
});

export { register as default };

import { blockSchemas } from '#blocks/schemas.gen.ts';
import { checkDocument } from '#engine/validation/check-document.ts';
import { COMMON_SCHEMAS, CONFIG_KINDS } from '#engine/validation/config-kinds.ts';
import { documentHook } from './hook.ts';

/** Written in by the build. */
declare const SCHEMA_VERSION: string;

const checks = { kinds: CONFIG_KINDS, blocks: blockSchemas, library: COMMON_SCHEMAS, lines: false };

const register = documentHook({
  check: (document) => checkDocument(document, checks).errors,
  schemaVersion: SCHEMA_VERSION,
});

export { register as default };

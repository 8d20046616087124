import commonSchema from '#schemas/config/common.schema.json' with { type: 'json' };
import type { DocumentVersions } from './document-migrations.ts';

/**
 * Versions of documents that this engine reads. A change of the format raises `version` in common.schema.json, and adds
 * its migration here.
 */
export const DOCUMENT_VERSIONS: DocumentVersions = {
  current: commonSchema.$defs.version.const,
  migrations: [],
};

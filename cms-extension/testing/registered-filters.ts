import { blockSchemas } from '#blocks/schemas.gen.ts';
import { checkDocument } from '#engine/validation/check-document.ts';
import { COMMON_SCHEMAS, DOCUMENT_KIND_SCHEMAS } from '#engine/validation/config-kinds.ts';
import type { DirectusFilterHook } from '../directus-hooks.ts';
import type { PickRandomNumber } from '../generated-ids.ts';
import { createDirectusDocumentHooks } from '../hook.ts';

const checks = { kinds: DOCUMENT_KIND_SCHEMAS, blocks: blockSchemas, library: COMMON_SCHEMAS, lines: false };

/** The extension's filters by event. Every site passes the check. */
export function registerTestDirectusFilterHooks(pick: PickRandomNumber = () => 0): Map<string, DirectusFilterHook> {
  const filters = new Map<string, DirectusFilterHook>();
  const hook = createDirectusDocumentHooks({
    checkDocument: (document) => checkDocument(document, checks),
    findSiteErrors: () => [],
    schemaVersion: 'v',
    pickRandomNumber: pick,
  });
  hook(
    { filter: (name, handler) => void filters.set(name, handler), action: () => {} },
    {
      env: {},
      database: () => ({ where: () => Object.assign(Promise.resolve([]), { update: async () => 0 }) }),
      logger: { info: () => {}, warn: () => {} },
      services: {
        FilesService: class {
          uploadOne = async () => null;
        },
        ItemsService: class {
          updateMany = async () => null;
          deleteMany = async () => null;
        },
        VersionsService: class {
          createOne = async () => null;
          readOne = async () => null;
          getVersionSaves = async () => [];
          save = async () => null;
          promote = async () => null;
        },
        AssetsService: class {
          getAsset = () => Promise.reject(new Error('no file is read here'));
        },
      },
    },
  );
  return filters;
}

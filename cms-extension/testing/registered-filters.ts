import { shopMessages } from '#app/messages.ts';
import { blockSchemas } from '#blocks/schemas.gen.ts';
import { checkDocument } from '#engine/validation/check-document.ts';
import { COMMON_SCHEMAS, DOCUMENT_KIND_SCHEMAS } from '#engine/validation/config-kinds.ts';
import type { DirectusFilterHook } from '../directus-hooks.ts';
import { createDocumentSaves, type DocumentSavesOptions } from '../document-saves.ts';
import type { PickRandomNumber } from '../generated-ids.ts';
import { createDirectusDocumentHooks } from '../hook.ts';
import { createSiteJudge, type FindSiteErrors, type SiteJudge } from '../site-judge.ts';

const checks = {
  kinds: DOCUMENT_KIND_SCHEMAS,
  blocks: blockSchemas,
  library: COMMON_SCHEMAS,
  messages: shopMessages,
  lines: false,
};

const OPTIONS: DocumentSavesOptions = {
  checkDocument: (document) => checkDocument(document, checks),
  judge: createSiteJudge({ checkDocument: (document) => checkDocument(document, checks), findSiteErrors: () => [] }),
  pickRandomNumber: () => 0,
};

/** Judges in this thread, documents as in the CMS and sites by a check of the test. */
export function createTestSiteJudge(findSiteErrors: FindSiteErrors): SiteJudge {
  return createSiteJudge({ checkDocument: OPTIONS.checkDocument, findSiteErrors });
}

export function createTestDocumentSaves(options: Partial<DocumentSavesOptions> = {}) {
  return createDocumentSaves({ ...OPTIONS, ...options });
}

/** The extension's filters by event; those of one event run in the order of Directus. Every site passes the check. */
export function registerTestDirectusFilterHooks(pick: PickRandomNumber = () => 0): Map<string, DirectusFilterHook> {
  const filters = new Map<string, DirectusFilterHook>();
  const filter = (name: string, handler: DirectusFilterHook) => {
    const earlier = filters.get(name) ?? (async (payload: unknown) => payload);
    filters.set(name, async (payload, meta, context) => handler(await earlier(payload, meta, context), meta, context));
  };
  const hook = createDirectusDocumentHooks(createTestDocumentSaves({ pickRandomNumber: pick }), 'v');
  hook(
    { filter, action: () => {} },
    {
      env: {},
      database: Object.assign(() => ({ where: () => Object.assign(Promise.resolve([]), { update: async () => 0 }) }), {
        transaction: () => Promise.reject(new Error('nothing is written here')),
      }),
      logger: { info: () => {}, warn: () => {} },
      services: {
        FilesService: class {
          uploadOne = async () => null;
        },
        FoldersService: class {
          readByQuery = async () => [];
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

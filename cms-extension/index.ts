import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { shopMessages } from '#app/messages.ts';
import { PARAM_RESOLVER_NAMES } from '#app/shop-param-resolvers.ts';
import { blockSchemas } from '#blocks/schemas.gen.ts';
import { createSiteChecker } from '#engine/check/incremental-site-check.ts';
import { checkDocument } from '#engine/validation/check-document.ts';
import { COMMON_SCHEMAS, DOCUMENT_KIND_SCHEMAS } from '#engine/validation/config-kinds.ts';
import { registerListCompression } from './compressed-lists.ts';
import type { VersionsDatabase } from './content-versions.ts';
import { type ContentVersionsRouter, createContentVersionsEndpoint } from './content-versions-endpoint.ts';
import type { RowPayload } from './directus-hooks.ts';
import type { CheckDocumentAgainstSchema } from './document-guard.ts';
import { createDocumentSaves } from './document-saves.ts';
import { createDirectusDocumentHooks } from './hook.ts';
import { createThreadedSiteJudge, serveSiteJudge } from './judge-thread.ts';
import {
  createPublishEndpoint,
  type DirectusEndpointContext,
  type DirectusEndpointRouter,
} from './publish-endpoint.ts';
import { createSiteJudge } from './site-judge.ts';
import { createStudioTicketEndpoint, type StudioTicketRouter } from './studio-ticket-endpoint.ts';

/** Input of the worker thread that checks documents. */
const JUDGE = 'vitrine-site-judge';

/** Replaced by the build. */
declare const SCHEMA_VERSION: string;
declare const FONT_FILES: readonly string[];

const checks = {
  kinds: DOCUMENT_KIND_SCHEMAS,
  blocks: blockSchemas,
  library: COMMON_SCHEMAS,
  messages: shopMessages,
  lines: false,
};
const fonts = new Set(FONT_FILES);

const checkOne: CheckDocumentAgainstSchema = (document) => checkDocument(document, checks);

/** This file is also what the thread of the judge runs. */
if (!isMainThread && workerData === JUDGE && parentPort) {
  const findSiteErrors = createSiteChecker({
    ...checks,
    hasFont: (file) => fonts.has(file),
    resolvers: PARAM_RESOLVER_NAMES,
  });
  serveSiteJudge(parentPort, createSiteJudge({ checkDocument: checkOne, findSiteErrors }));
}

const saves = createDocumentSaves({
  checkDocument: checkOne,
  judge: createThreadedSiteJudge(() => new Worker(fileURLToPath(import.meta.url), { workerData: JUDGE })),
  pickRandomNumber: (limit) => randomInt(limit),
});

/** Entries of the bundle, by the names in its manifest. */
export const hooks = [
  { name: 'vitrine-documents', config: createDirectusDocumentHooks(saves, SCHEMA_VERSION) },
  { name: 'vitrine-compression', config: registerListCompression },
];
export const endpoints = [
  {
    name: 'vitrine-publish',
    config: {
      id: 'vitrine',
      handler: (
        router: DirectusEndpointRouter & StudioTicketRouter & ContentVersionsRouter,
        context: DirectusEndpointContext & {
          readonly env: RowPayload;
          readonly database: DirectusEndpointContext['database'] & VersionsDatabase;
        },
      ) => {
        createPublishEndpoint(saves)(router, context);
        createStudioTicketEndpoint(Date.now)(router, context);
        createContentVersionsEndpoint(router, context);
      },
    },
  },
];
export const operations = [];

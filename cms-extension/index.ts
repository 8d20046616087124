import { randomInt } from 'node:crypto';
import { shopMessages } from '#app/messages.ts';
import { PARAM_RESOLVER_NAMES } from '#app/shop-param-resolvers.ts';
import { blockSchemas } from '#blocks/schemas.gen.ts';
import { checkSite } from '#engine/check/check-site.ts';
import { checkDocument } from '#engine/validation/check-document.ts';
import { COMMON_SCHEMAS, DOCUMENT_KIND_SCHEMAS } from '#engine/validation/config-kinds.ts';
import type { RowPayload } from './directus-hooks.ts';
import { createDocumentSaves } from './document-saves.ts';
import { createDirectusDocumentHooks } from './hook.ts';
import {
  createPublishEndpoint,
  type DirectusEndpointContext,
  type DirectusEndpointRouter,
} from './publish-endpoint.ts';
import { createStudioTicketEndpoint, type StudioTicketRouter } from './studio-ticket-endpoint.ts';

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

const saves = createDocumentSaves({
  checkDocument: (document) => checkDocument(document, checks),
  findSiteErrors: (documents, site) =>
    checkSite(documents, site, { ...checks, hasFont: (file) => fonts.has(file), resolvers: PARAM_RESOLVER_NAMES }),
  pickRandomNumber: (limit) => randomInt(limit),
});

/** Entries of the bundle, by the names in its manifest. */
export const hooks = [{ name: 'vitrine-documents', config: createDirectusDocumentHooks(saves, SCHEMA_VERSION) }];
export const endpoints = [
  {
    name: 'vitrine-publish',
    config: {
      id: 'vitrine',
      handler: (
        router: DirectusEndpointRouter & StudioTicketRouter,
        context: DirectusEndpointContext & { readonly env: RowPayload },
      ) => {
        createPublishEndpoint(saves)(router, context);
        createStudioTicketEndpoint(Date.now)(router, context);
      },
    },
  },
];
export const operations = [];

import {
  capabilities,
  cause,
  content,
  layout,
  messages,
  navigation,
  page,
  post,
  region,
  routes,
  site,
  theme,
  translation,
} from '#gen/documents/kinds.mjs';
import capabilitiesSchema from '#schemas/config/capabilities.schema.json' with { type: 'json' };
import causeSchema from '#schemas/config/cause.schema.json' with { type: 'json' };
import commonSchema from '#schemas/config/common.schema.json' with { type: 'json' };
import contentSchema from '#schemas/config/content.schema.json' with { type: 'json' };
import layoutSchema from '#schemas/config/layout.schema.json' with { type: 'json' };
import messagesSchema from '#schemas/config/messages.schema.json' with { type: 'json' };
import navigationSchema from '#schemas/config/navigation.schema.json' with { type: 'json' };
import pageSchema from '#schemas/config/page.schema.json' with { type: 'json' };
import postSchema from '#schemas/config/post.schema.json' with { type: 'json' };
import regionSchema from '#schemas/config/region.schema.json' with { type: 'json' };
import routesSchema from '#schemas/config/routes.schema.json' with { type: 'json' };
import siteSchema from '#schemas/config/site.schema.json' with { type: 'json' };
import themeSchema from '#schemas/config/theme.schema.json' with { type: 'json' };
import translationSchema from '#schemas/config/translation.schema.json' with { type: 'json' };
import type { SchemaWithValidator } from './list-findings.ts';
import type { SchemaLibrary } from './schema-library.ts';

/** The schema of each kind of document, with its accept-only validator. */
export const DOCUMENT_KIND_SCHEMAS = {
  site: { accepts: site, schema: siteSchema },
  theme: { accepts: theme, schema: themeSchema },
  capabilities: { accepts: capabilities, schema: capabilitiesSchema },
  navigation: { accepts: navigation, schema: navigationSchema },
  routes: { accepts: routes, schema: routesSchema },
  page: { accepts: page, schema: pageSchema },
  layout: { accepts: layout, schema: layoutSchema },
  content: { accepts: content, schema: contentSchema },
  post: { accepts: post, schema: postSchema },
  cause: { accepts: cause, schema: causeSchema },
  messages: { accepts: messages, schema: messagesSchema },
  translation: { accepts: translation, schema: translationSchema },
  region: { accepts: region, schema: regionSchema },
} satisfies Readonly<Record<string, SchemaWithValidator>>;

/** The definitions that the kinds and the block schemas refer to. */
export const COMMON_SCHEMAS: SchemaLibrary = { 'common.schema.json': commonSchema };

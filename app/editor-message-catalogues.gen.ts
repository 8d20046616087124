// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogue } from '#engine/messages/message-catalogue.ts';
import { readMessages } from '#engine/messages/read-messages.ts';
import flowPreview from './server/flow-preview.messages.json' with { type: 'json' };
import gallery from './server/gallery.messages.json' with { type: 'json' };
import previewMakerPage from './server/preview-maker/preview-maker-page.messages.json' with { type: 'json' };
import stylePage from './server/style-page/style-page.messages.json' with { type: 'json' };
import styleSamples from './server/style-page/style-samples.messages.json' with { type: 'json' };
import previewBar from '#engine/server/preview/preview-bar.messages.json' with { type: 'json' };
import previewRefusals from '#engine/server/preview/preview-refusals.messages.json' with { type: 'json' };

/** Catalogues by name. */
export const editorMessageCatalogues: Readonly<Record<string, MessageCatalogue>> = {
  'flow-preview': readMessages(flowPreview),
  'gallery': readMessages(gallery),
  'preview-maker-page': readMessages(previewMakerPage),
  'style-page': readMessages(stylePage),
  'style-samples': readMessages(styleSamples),
  'preview-bar': readMessages(previewBar),
  'preview-refusals': readMessages(previewRefusals),
};

// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

export interface SharedSiteMessages {
  /** Shared by {brands} */
  shared(values: { readonly brands: string }): string;
}

export const sharedSiteMessages = createEditorMessages<SharedSiteMessages>('shared-site', {
  shared: ["Shared by ",[0,"brands"]],
});

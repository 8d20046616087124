// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

export interface CmsMessages {
  /** You may not see {site}. An administrator of the CMS can change what you may edit. */
  hiddenSite(values: { readonly site: string }): string;
  /** The CMS can't be reached. Check your connection, or sign in to the CMS again. */
  noAnswer(): string;
  /** Your session in the CMS has ended. Sign in to it again in another tab. */
  signIn(): string;
  /** The CMS refused this. */
  refused(): string;
  /** You may not add pictures to {site}. An administrator of the CMS can change what you may edit. */
  noUploads(values: { readonly site: string }): string;
  /** “{name}” is stored in the CMS, and the shop does not have it yet. Open this list again in a minute, and choose it here. */
  pictureLater(values: { readonly name: string }): string;
}

export const cmsMessages = createEditorMessages<CmsMessages>('cms', {
  hiddenSite: ["You may not see ",[0,"site"],". An administrator of the CMS can change what you may edit."],
  noAnswer: "The CMS can't be reached. Check your connection, or sign in to the CMS again.",
  signIn: "Your session in the CMS has ended. Sign in to it again in another tab.",
  refused: "The CMS refused this.",
  noUploads: ["You may not add pictures to ",[0,"site"],". An administrator of the CMS can change what you may edit."],
  pictureLater: ["“",[0,"name"],"” is stored in the CMS, and the shop does not have it yet. Open this list again in a minute, and choose it here."],
});

// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

export interface LinkDialogMessages {
  /** Insert a link */
  heading(): string;
  /** Change the link */
  change(): string;
  /** Words of the link */
  words(): string;
  /** Left empty, it is the title of the page or the address. */
  wordsHelp(): string;
  /** Leads to: {target} */
  now(values: { readonly target: string }): string;
  /** Page or address */
  search(): string;
  /** Link to {address} */
  address(values: { readonly address: string }): string;
  /** Remove the link */
  remove(): string;
}

export const linkDialogMessages = createEditorMessages<LinkDialogMessages>('link-dialog', {
  heading: "Insert a link",
  change: "Change the link",
  words: "Words of the link",
  wordsHelp: "Left empty, it is the title of the page or the address.",
  now: ["Leads to: ",[0,"target"]],
  search: "Page or address",
  address: ["Link to ",[0,"address"]],
  remove: "Remove the link",
});

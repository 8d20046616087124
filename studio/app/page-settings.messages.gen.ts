// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

export interface PageSettingsMessages {
  /** This page is at {address}. Its address is one of the shop's routes. */
  routeAddress(values: { readonly address: string }): string;
  /** This page is at many addresses, which one of the shop's routes describes. */
  routeAddresses(): string;
  /** The old address {address} leads here. */
  formerAddress(values: { readonly address: string }): string;
  /** Remove the page */
  remove(): string;
  /** Delete page… */
  delete(): string;
  /** Hide it in this brand… */
  hide(): string;
  /** Use the shared page again… */
  useShared(): string;
  /** Show it in this brand again */
  show(): string;
  /** Bring the page back */
  restore(): string;
  /** This page is deleted. */
  isDeleted(): string;
  /** This page is hidden in this brand. */
  isHidden(): string;
  /** Undo brings it back. */
  undo(): string;
  /** Visitors see it until you publish. */
  untilPublished(): string;
}

export const pageSettingsMessages = createEditorMessages<PageSettingsMessages>('page-settings', {
  routeAddress: ["This page is at ",[0,"address"],". Its address is one of the shop's routes."],
  routeAddresses: "This page is at many addresses, which one of the shop's routes describes.",
  formerAddress: ["The old address ",[0,"address"]," leads here."],
  remove: "Remove the page",
  delete: "Delete page…",
  hide: "Hide it in this brand…",
  useShared: "Use the shared page again…",
  show: "Show it in this brand again",
  restore: "Bring the page back",
  isDeleted: "This page is deleted.",
  isHidden: "This page is hidden in this brand.",
  undo: "Undo brings it back.",
  untilPublished: "Visitors see it until you publish.",
});

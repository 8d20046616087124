// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

export interface StageMessages {
  /** A template has no address. Make a page of it to see it as the shop shows it. */
  template(): string;
  /** The page */
  title(): string;
  /** A press on the page */
  mode(): string;
  /** Select */
  select(): string;
  /** Words */
  words(): string;
  /** Try */
  try(): string;
  /** Width */
  width(): string;
  /** Phone */
  phone(): string;
  /** Tablet */
  tablet(): string;
  /** Desktop */
  desktop(): string;
  /** This page is shown at many addresses, so it can't be shown here yet. */
  noAddress(): string;
  /** Loading the page… */
  loading(): string;
  /** The page can't be shown: {reason} */
  failed(values: { readonly reason: string }): string;
  /** The page could not be loaded. It is tried again when the connection returns. */
  notLoaded(): string;
}

export const stageMessages = createEditorMessages<StageMessages>('stage', {
  template: "A template has no address. Make a page of it to see it as the shop shows it.",
  title: "The page",
  mode: "A press on the page",
  select: "Select",
  words: "Words",
  try: "Try",
  width: "Width",
  phone: "Phone",
  tablet: "Tablet",
  desktop: "Desktop",
  noAddress: "This page is shown at many addresses, so it can't be shown here yet.",
  loading: "Loading the page…",
  failed: ["The page can't be shown: ",[0,"reason"]],
  notLoaded: "The page could not be loaded. It is tried again when the connection returns.",
});

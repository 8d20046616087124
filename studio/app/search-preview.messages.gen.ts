// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

export interface SearchPreviewMessages {
  /** How it looks elsewhere */
  heading(): string;
  /** In a search engine */
  result(): string;
  /** As a shared link */
  card(): string;
  /** Without a summary, search engines choose words of the page. */
  noDescription(): string;
  /** This page is hidden from search engines. */
  hidden(): string;
  /** Title: {count} characters; search engines show about {max}. */
  titleLength(values: { readonly count: number; readonly max: number }): string;
  /** Summary: {count} characters; search engines show about {max}. */
  descriptionLength(values: { readonly count: number; readonly max: number }): string;
  /** The rest is cut off. */
  tooLong(): string;
  /** No preview picture */
  noPicture(): string;
  /** Found: {count} */
  found(values: { readonly count: number }): string;
  /** Nothing has these words. */
  none(): string;
}

export const searchPreviewMessages = createEditorMessages<SearchPreviewMessages>('search-preview', {
  heading: "How it looks elsewhere",
  result: "In a search engine",
  card: "As a shared link",
  noDescription: "Without a summary, search engines choose words of the page.",
  hidden: "This page is hidden from search engines.",
  titleLength: ["Title: ",[1,"count"]," characters; search engines show about ",[1,"max"],"."],
  descriptionLength: ["Summary: ",[1,"count"]," characters; search engines show about ",[1,"max"],"."],
  tooLong: "The rest is cut off.",
  noPicture: "No preview picture",
  found: ["Found: ",[1,"count"]],
  none: "Nothing has these words.",
});

// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

export interface PageRemovalMessages {
  /** Delete ‘{title}’? */
  deleteHeading(values: { readonly title: string }): string;
  /** Hide ‘{title}’ in {site}? */
  hideHeading(values: { readonly title: string; readonly site: string }): string;
  /** Use the shared page ‘{title}’ again? */
  sharedHeading(values: { readonly title: string }): string;
  /** The changes of {site} to this page are dropped. */
  sharedHelp(values: { readonly site: string }): string;
  /** Delete page */
  deleteNow(): string;
  /** Hide page */
  hideNow(): string;
  /** Use the shared page */
  sharedNow(): string;
  /** Keep it as it is */
  keep(): string;
  /** Looking for links to this page… */
  loading(): string;
  /** What links to this page could not be found. {reason} */
  unknown(values: { readonly reason: string }): string;
  /** Nothing links to this page. */
  unused(): string;
  /** These link to the page and have to be changed before you can publish: */
  used(): string;
  /** {document}: {count, plural, one {# link} other {# links}} */
  links(values: { readonly document: string; readonly count: number }): string;
}

export const pageRemovalMessages = createEditorMessages<PageRemovalMessages>('page-removal', {
  deleteHeading: ["Delete ‘",[0,"title"],"’?"],
  hideHeading: ["Hide ‘",[0,"title"],"’ in ",[0,"site"],"?"],
  sharedHeading: ["Use the shared page ‘",[0,"title"],"’ again?"],
  sharedHelp: ["The changes of ",[0,"site"]," to this page are dropped."],
  deleteNow: "Delete page",
  hideNow: "Hide page",
  sharedNow: "Use the shared page",
  keep: "Keep it as it is",
  loading: "Looking for links to this page…",
  unknown: ["What links to this page could not be found. ",[0,"reason"]],
  unused: "Nothing links to this page.",
  used: "These link to the page and have to be changed before you can publish:",
  links: [[0,"document"],": ",[8,"count",{"one":[[1,"count"]," link"],"other":[[1,"count"]," links"]}]],
});

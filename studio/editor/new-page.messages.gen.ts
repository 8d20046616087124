// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

export interface NewPageMessages {
  /** New page */
  open(): string;
  /** New page for {site} */
  openFor(values: { readonly site: string }): string;
  /** New page for {site} */
  heading(values: { readonly site: string }): string;
  /** Title */
  title(): string;
  /** Shown in browser tabs and search results. */
  titleHelp(): string;
  /** Address */
  path(): string;
  /** Follows {origin}. Parts are separated by slashes, such as /help/prizes. */
  pathHelp(values: { readonly origin: string }): string;
  /** The page needs a title. */
  noTitle(): string;
  /** The page needs an address. */
  noAddress(): string;
  /** An address begins with a slash, such as /summer-draw. */
  slashFirst(): string;
  /** An address has only letters without accents, digits, dots, hyphens and underscores between its slashes. */
  badAddress(): string;
  /** The page ‘{title}’ has this address. */
  taken(values: { readonly title: string }): string;
  /** Begin with */
  template(): string;
  /** Find a page to copy */
  search(): string;
  /** Empty page */
  empty(): string;
  /** Nothing but header and footer */
  emptyHelp(): string;
  /** Template */
  templateHelp(): string;
  /** Copy of {title} */
  copy(values: { readonly title: string }): string;
  /** Create page */
  create(): string;
  /** Creating the page… */
  creating(): string;
  /** Cancel */
  cancel(): string;
  /** The page could not be created. {reason} */
  failed(values: { readonly reason: string }): string;
  /** All names like {name} are taken. Choose another address. */
  noName(values: { readonly name: string }): string;
}

export const newPageMessages = createEditorMessages<NewPageMessages>('new-page', {
  open: "New page",
  openFor: ["New page for ",[0,"site"]],
  heading: ["New page for ",[0,"site"]],
  title: "Title",
  titleHelp: "Shown in browser tabs and search results.",
  path: "Address",
  pathHelp: ["Follows ",[0,"origin"],". Parts are separated by slashes, such as /help/prizes."],
  noTitle: "The page needs a title.",
  noAddress: "The page needs an address.",
  slashFirst: "An address begins with a slash, such as /summer-draw.",
  badAddress: "An address has only letters without accents, digits, dots, hyphens and underscores between its slashes.",
  taken: ["The page ‘",[0,"title"],"’ has this address."],
  template: "Begin with",
  search: "Find a page to copy",
  empty: "Empty page",
  emptyHelp: "Nothing but header and footer",
  templateHelp: "Template",
  copy: ["Copy of ",[0,"title"]],
  create: "Create page",
  creating: "Creating the page…",
  cancel: "Cancel",
  failed: ["The page could not be created. ",[0,"reason"]],
  noName: ["All names like ",[0,"name"]," are taken. Choose another address."],
});

// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

export interface CommandPaletteMessages {
  /** Search */
  open(): string;
  /** Find anything */
  heading(): string;
  /** Find pages, blocks, words and actions */
  search(): string;
  /** Results */
  results(): string;
  /** Found: {count}. The first {shown} are shown; more words find the others. */
  foundMany(values: { readonly count: number; readonly shown: number }): string;
  /** Done: {action} */
  done(values: { readonly action: string }): string;
  /** Action */
  action(): string;
  /** Block */
  block(): string;
  /** On {page}, {site} */
  onPage(values: { readonly page: string; readonly site: string }): string;
  /** {site}, {path} */
  at(values: { readonly site: string; readonly path: string }): string;
  /** {key}, {site} */
  shared(values: { readonly key: string; readonly site: string }): string;
  /** Publish: documents with changes: {count} */
  publish(values: { readonly count: number }): string;
  /** New page: {site} */
  newPage(values: { readonly site: string }): string;
  /** Add a block: {block} */
  add(values: { readonly block: string }): string;
  /** Try the page */
  try(): string;
  /** Select blocks on the page */
  select(): string;
  /** Change words of the page */
  words(): string;
  /** Width of the page: {width} */
  width(values: { readonly width: string }): string;
  /** Show the tour */
  tour(): string;
  /** Width of the page: all that there is */
  fullWidth(): string;
}

export const commandPaletteMessages = createEditorMessages<CommandPaletteMessages>('command-palette', {
  open: "Search",
  heading: "Find anything",
  search: "Find pages, blocks, words and actions",
  results: "Results",
  foundMany: ["Found: ",[1,"count"],". The first ",[1,"shown"]," are shown; more words find the others."],
  done: ["Done: ",[0,"action"]],
  action: "Action",
  block: "Block",
  onPage: ["On ",[0,"page"],", ",[0,"site"]],
  at: [[0,"site"],", ",[0,"path"]],
  shared: [[0,"key"],", ",[0,"site"]],
  publish: ["Publish: documents with changes: ",[1,"count"]],
  newPage: ["New page: ",[0,"site"]],
  add: ["Add a block: ",[0,"block"]],
  try: "Try the page",
  select: "Select blocks on the page",
  words: "Change words of the page",
  width: ["Width of the page: ",[0,"width"]],
  tour: "Show the tour",
  fullWidth: "Width of the page: all that there is",
});

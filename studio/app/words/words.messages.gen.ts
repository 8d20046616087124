// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

export interface WordsMessages {
  /** Words of this page */
  heading(): string;
  /** Press a word on the page, or choose a text here. */
  help(): string;
  /** Open a page with an address to see its words. */
  noPage(): string;
  /** Find a text */
  search(): string;
  /** No text has these words. */
  none(): string;
  /** Texts found: {count} */
  count(values: { readonly count: number }): string;
  /** Shown in another state */
  otherState(): string;
  /** Several texts read like this. Choose the one you mean. */
  several(): string;
  /** This text isn't the shop's own. It is from the page, a shared text, or data such as a name or an amount. */
  unknown(): string;
  /** Open the shared text “{key}” */
  shared(values: { readonly key: string }): string;
  /** Open the block */
  openBlock(): string;
  /** All words of this page */
  all(): string;
  /** The words of this page could not be loaded. {reason} */
  notRead(values: { readonly reason: string }): string;
  /** Name */
  id(): string;
  /** What it is */
  about(): string;
  /** Usual text */
  usual(): string;
  /** Filled in by the shop */
  placeholders(): string;
  /** {name}: {type}, such as {example} */
  placeholder(values: { readonly name: string; readonly type: string; readonly example: string }): string;
  /** {name}: {type} */
  placeholderOnly(values: { readonly name: string; readonly type: string }): string;
  /** Languages */
  languages(): string;
  /** Where else it is read */
  where(): string;
  /** {block}: {count} pages and layouts */
  pagesOf(values: { readonly block: string; readonly count: number }): string;
  /** {block}: on any page, when it happens */
  everywhere(values: { readonly block: string }): string;
  /** {block}: on no page */
  nowhere(values: { readonly block: string }): string;
  /** Change it for */
  for(): string;
  /** {brand} only */
  forOne(values: { readonly brand: string }): string;
  /** All brands that share it: {brands} */
  forAll(values: { readonly brands: string }): string;
  /** {brand} has its own text, which is shown there instead. */
  covered(values: { readonly brand: string }): string;
  /** Text in {language} */
  text(values: { readonly language: string }): string;
  /** Leave the words in braces as they are. An empty field means the usual text. */
  textHelp(): string;
  /** Text “{text}” */
  change(values: { readonly text: string }): string;
  /** The text could not be opened. {reason} */
  notOpened(values: { readonly reason: string }): string;
}

export const wordsMessages = createEditorMessages<WordsMessages>('words', {
  heading: "Words of this page",
  help: "Press a word on the page, or choose a text here.",
  noPage: "Open a page with an address to see its words.",
  search: "Find a text",
  none: "No text has these words.",
  count: ["Texts found: ",[1,"count"]],
  otherState: "Shown in another state",
  several: "Several texts read like this. Choose the one you mean.",
  unknown: "This text isn't the shop's own. It is from the page, a shared text, or data such as a name or an amount.",
  shared: ["Open the shared text “",[0,"key"],"”"],
  openBlock: "Open the block",
  all: "All words of this page",
  notRead: ["The words of this page could not be loaded. ",[0,"reason"]],
  id: "Name",
  about: "What it is",
  usual: "Usual text",
  placeholders: "Filled in by the shop",
  placeholder: [[0,"name"],": ",[0,"type"],", such as ",[0,"example"]],
  placeholderOnly: [[0,"name"],": ",[0,"type"]],
  languages: "Languages",
  where: "Where else it is read",
  pagesOf: [[0,"block"],": ",[1,"count"]," pages and layouts"],
  everywhere: [[0,"block"],": on any page, when it happens"],
  nowhere: [[0,"block"],": on no page"],
  for: "Change it for",
  forOne: [[0,"brand"]," only"],
  forAll: ["All brands that share it: ",[0,"brands"]],
  covered: [[0,"brand"]," has its own text, which is shown there instead."],
  text: ["Text in ",[0,"language"]],
  textHelp: "Leave the words in braces as they are. An empty field means the usual text.",
  change: ["Text “",[0,"text"],"”"],
  notOpened: ["The text could not be opened. ",[0,"reason"]],
});

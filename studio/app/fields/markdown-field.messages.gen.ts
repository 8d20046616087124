// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

export interface MarkdownFieldMessages {
  /** Formatting of {label} */
  toolbar(values: { readonly label: string }): string;
  /** Bold */
  bold(): string;
  /** Italic */
  italic(): string;
  /** Subheading */
  heading(): string;
  /** Smaller subheading */
  smallHeading(): string;
  /** Bulleted list */
  list(): string;
  /** Numbered list */
  numbers(): string;
  /** Quote */
  quote(): string;
  /** Insert a link */
  link(): string;
  /** Insert a picture */
  picture(): string;
  /** Find a picture */
  findPicture(): string;
  /** Pasting… */
  pasting(): string;
  /** Pasted with headings, lists and links. */
  pasted(): string;
  /** Pasted without formatting. */
  pastedPlain(): string;
  /** Pasted. Pictures were left out: insert them with the button above the text. */
  picturesLeftOut(): string;
  /** {button} ({keys}) */
  withKeys(values: { readonly button: string; readonly keys: string }): string;
}

export const markdownFieldMessages = createEditorMessages<MarkdownFieldMessages>('markdown-field', {
  toolbar: ["Formatting of ",[0,"label"]],
  bold: "Bold",
  italic: "Italic",
  heading: "Subheading",
  smallHeading: "Smaller subheading",
  list: "Bulleted list",
  numbers: "Numbered list",
  quote: "Quote",
  link: "Insert a link",
  picture: "Insert a picture",
  findPicture: "Find a picture",
  pasting: "Pasting…",
  pasted: "Pasted with headings, lists and links.",
  pastedPlain: "Pasted without formatting.",
  picturesLeftOut: "Pasted. Pictures were left out: insert them with the button above the text.",
  withKeys: [[0,"button"]," (",[0,"keys"],")"],
});

// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

export interface UnreadableDocumentMessages {
  /** This can't be edited, because its file {file} can't be read. Visitors see the last version that could be. */
  intro(values: { readonly file: string }): string;
  /** Line {line}: */
  line(values: { readonly line: string }): string;
  /** Fix the file, or bring back an earlier version. */
  fixOnly(): string;
  /** Fix the file, or go on with the last version that could be read. That replaces the file when you publish. */
  fixOrReplace(): string;
  /** Use the last good version */
  use(): string;
}

export const unreadableDocumentMessages = createEditorMessages<UnreadableDocumentMessages>('unreadable-document', {
  intro: ["This can't be edited, because its file ",[0,"file"]," can't be read. Visitors see the last version that could be."],
  line: ["Line ",[0,"line"],":"],
  fixOnly: "Fix the file, or bring back an earlier version.",
  fixOrReplace: "Fix the file, or go on with the last version that could be read. That replaces the file when you publish.",
  use: "Use the last good version",
});

// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

export interface UnsavedCopiesMessages {
  /** Unsaved changes from {moment} */
  found(values: { readonly moment: string }): string;
  /** Use them */
  use(): string;
  /** Throw them away */
  discard(): string;
  /** The unsaved changes are back. */
  used(): string;
  /** The unsaved changes are thrown away. */
  discarded(): string;
}

export const unsavedCopiesMessages = createEditorMessages<UnsavedCopiesMessages>('unsaved-copies', {
  found: ["Unsaved changes from ",[0,"moment"]],
  use: "Use them",
  discard: "Throw them away",
  used: "The unsaved changes are back.",
  discarded: "The unsaved changes are thrown away.",
});

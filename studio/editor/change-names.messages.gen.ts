// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

export interface ChangeNamesMessages {
  /** Create {title} */
  create(values: { readonly title: string }): string;
  /** Delete {title} */
  delete(values: { readonly title: string }): string;
  /** Hide {title} */
  hide(values: { readonly title: string }): string;
  /** Show {title} again */
  show(values: { readonly title: string }): string;
  /** Use the shared page {title} again */
  useShared(values: { readonly title: string }): string;
  /** Bring {title} back */
  restore(values: { readonly title: string }): string;
  /** {field} of {block} */
  field(values: { readonly field: string; readonly block: string }): string;
  /** {action} in {field} */
  edit(values: { readonly action: string; readonly field: string }): string;
  /** Paste */
  pasteWords(): string;
  /** Cut */
  cutWords(): string;
  /** Drop words */
  dropWords(): string;
  /** Move {block} */
  move(values: { readonly block: string }): string;
  /** Add {block} */
  add(values: { readonly block: string }): string;
  /** Duplicate {block} */
  duplicate(values: { readonly block: string }): string;
  /** Remove {block} */
  remove(values: { readonly block: string }): string;
  /** Paste a block */
  paste(): string;
  /** Reset {block} */
  reset(values: { readonly block: string }): string;
  /** Discard all changes */
  discard(): string;
  /** Merge with what others changed */
  merge(): string;
  /** Unsaved changes from {moment} */
  copy(values: { readonly moment: string }): string;
}

export const changeNamesMessages = createEditorMessages<ChangeNamesMessages>('change-names', {
  create: ["Create ",[0,"title"]],
  delete: ["Delete ",[0,"title"]],
  hide: ["Hide ",[0,"title"]],
  show: ["Show ",[0,"title"]," again"],
  useShared: ["Use the shared page ",[0,"title"]," again"],
  restore: ["Bring ",[0,"title"]," back"],
  field: [[0,"field"]," of ",[0,"block"]],
  edit: [[0,"action"]," in ",[0,"field"]],
  pasteWords: "Paste",
  cutWords: "Cut",
  dropWords: "Drop words",
  move: ["Move ",[0,"block"]],
  add: ["Add ",[0,"block"]],
  duplicate: ["Duplicate ",[0,"block"]],
  remove: ["Remove ",[0,"block"]],
  paste: "Paste a block",
  reset: ["Reset ",[0,"block"]],
  discard: "Discard all changes",
  merge: "Merge with what others changed",
  copy: ["Unsaved changes from ",[0,"moment"]],
});

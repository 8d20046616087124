// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

export interface ChangesMessages {
  /** Removed: {block} */
  removed(values: { readonly block: string }): string;
  /** Added: {block} */
  added(values: { readonly block: string }): string;
  /** Moved: {block} */
  moved(values: { readonly block: string }): string;
  /** {block}: {fields} */
  changed(values: { readonly block: string; readonly fields: string }): string;
  /** {label}: “{after}” instead of “{before}” */
  text(values: { readonly label: string; readonly after: string; readonly before: string }): string;
  /** who sees it */
  gate(): string;
  /** It will be deleted. */
  deleted(): string;
}

export const changesMessages = createEditorMessages<ChangesMessages>('changes', {
  removed: ["Removed: ",[0,"block"]],
  added: ["Added: ",[0,"block"]],
  moved: ["Moved: ",[0,"block"]],
  changed: [[0,"block"],": ",[0,"fields"]],
  text: [[0,"label"],": “",[0,"after"],"” instead of “",[0,"before"],"”"],
  gate: "who sees it",
  deleted: "It will be deleted.",
});

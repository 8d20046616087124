// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

export interface EditorBarMessages {
  /** All pages */
  back(): string;
  /** Undo */
  undo(): string;
  /** Redo */
  redo(): string;
  /** Undo: {change} */
  undoNamed(values: { readonly change: string }): string;
  /** Redo: {change} */
  redoNamed(values: { readonly change: string }): string;
  /** Publish */
  publish(): string;
  /** Publishing… */
  publishing(): string;
  /** Shared: what you change here changes in {brands}. */
  shared(values: { readonly brands: string }): string;
  /** What you change here changes {place}. */
  reach(values: { readonly place: string }): string;
}

export const editorBarMessages = createEditorMessages<EditorBarMessages>('editor-bar', {
  back: "All pages",
  undo: "Undo",
  redo: "Redo",
  undoNamed: ["Undo: ",[0,"change"]],
  redoNamed: ["Redo: ",[0,"change"]],
  publish: "Publish",
  publishing: "Publishing…",
  shared: ["Shared: what you change here changes in ",[0,"brands"],"."],
  reach: ["What you change here changes ",[0,"place"],"."],
});

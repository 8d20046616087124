// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

export interface EditorNoticesMessages {
  /** Published. The shop shows it now. */
  published(): string;
  /** Published. The shop shows it in a moment. */
  publishedSoon(): string;
  /** Not published: somebody else published in between. Nothing is lost: both versions are shown below. */
  outdated(): string;
  /** Not published. To fix first: {count}. */
  faulty(values: { readonly count: number }): string;
  /** Not published. {reason} */
  failed(values: { readonly reason: string }): string;
  /** Not saved. {reason} */
  notStored(values: { readonly reason: string }): string;
}

export const editorNoticesMessages = createEditorMessages<EditorNoticesMessages>('editor-notices', {
  published: "Published. The shop shows it now.",
  publishedSoon: "Published. The shop shows it in a moment.",
  outdated: "Not published: somebody else published in between. Nothing is lost: both versions are shown below.",
  faulty: ["Not published. To fix first: ",[1,"count"],"."],
  failed: ["Not published. ",[0,"reason"]],
  notStored: ["Not saved. ",[0,"reason"]],
});

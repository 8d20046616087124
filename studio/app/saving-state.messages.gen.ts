// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

export interface SavingStateMessages {
  /** As published */
  published(): string;
  /** Saving draft… */
  unsaved(): string;
  /** Draft saved */
  saved(): string;
  /** {count} drafts saved */
  savedSeveral(values: { readonly count: number }): string;
  /** Not saved since {time}: trying again. A copy is kept in this browser. */
  notSaved(values: { readonly time: string }): string;
  /** Not saved since {time}: trying again. Keep this window open. */
  notSavedNoCopy(values: { readonly time: string }): string;
}

export const savingStateMessages = createEditorMessages<SavingStateMessages>('saving-state', {
  published: "As published",
  unsaved: "Saving draft…",
  saved: "Draft saved",
  savedSeveral: [[1,"count"]," drafts saved"],
  notSaved: ["Not saved since ",[0,"time"],": trying again. A copy is kept in this browser."],
  notSavedNoCopy: ["Not saved since ",[0,"time"],": trying again. Keep this window open."],
});

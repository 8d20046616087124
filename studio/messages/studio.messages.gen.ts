// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

export interface StudioMessages {
  /** Vitrine Studio */
  title(): string;
  /** Loading… */
  loading(): string;
}

export const studioMessages = createEditorMessages<StudioMessages>('studio', {
  title: "Vitrine Studio",
  loading: "Loading…",
});

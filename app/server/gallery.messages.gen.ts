// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

export interface GalleryMessages {
  /** Blocks */
  title(): string;
  /** It lies over a page. In each of its states: */
  states(): string;
}

export const galleryMessages = createEditorMessages<GalleryMessages>('gallery', {
  title: "Blocks",
  states: "It lies over a page. In each of its states:",
});

// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { CataloguesByBlockType } from '#engine/messages/message-files.ts';

/** Catalogues that the modules of a block read in the browser. */
export const cataloguesOfBlocks: CataloguesByBlockType = {
  'feedback-dialog': ['feedback-dialog'],
};

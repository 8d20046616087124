// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { CataloguesByBlockType } from '#engine/messages/message-files.ts';

/** Catalogues that the modules of a block read in the browser. */
export const cataloguesOfBlocks: CataloguesByBlockType = {
  'deposit-form': ['deposit-form'],
  'feedback-dialog': ['feedback-dialog'],
  'group-wizard': ['group-wizard'],
  'group-wizard-button': ['group-wizard-button'],
  'lottery-number-picker': ['lottery-number-picker'],
  'own-or-open-parties': ['own-or-open-parties', 'party'],
  'party-group': ['party', 'party-group'],
  'party-invitation': ['party', 'party-invitation'],
  'party-members': ['party-members'],
  'party-of-ticket': ['party', 'party-of-ticket'],
  'party-session': ['party', 'party-session'],
};

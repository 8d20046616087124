// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { CataloguesByBlockType } from '#engine/messages/message-files.ts';

/** Catalogues that the modules of a block read in the browser. */
export const cataloguesOfBlocks: CataloguesByBlockType = {
  'checkout': ['checkout-stages'],
  'checkout-footer': ['payment-logos'],
  'deposit-form': ['deposit-form', 'saved-funds-link', 'verify-account-link'],
  'feedback-dialog': ['feedback-dialog'],
  'group-wizard': ['group-wizard'],
  'group-wizard-button': ['group-wizard-button'],
  'lottery-number-picker': ['lottery-number-picker'],
  'own-or-open-parties': ['own-or-open-parties', 'party'],
  'partner-checkout': ['checkout-stages'],
  'party-group': ['party', 'party-group'],
  'party-invitation': ['party', 'party-invitation'],
  'party-members': ['party-members'],
  'party-of-ticket': ['party', 'party-of-ticket'],
  'party-session': ['party', 'party-session', 'pay-panel'],
  'place-order-button': ['saved-funds-link'],
  'raffle-books': ['pay-panel'],
  'site-footer': ['payment-logos'],
  'syndicate-shares': ['pay-panel'],
  'withdraw-form': ['verify-account-link'],
};

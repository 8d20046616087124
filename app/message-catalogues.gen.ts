// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogue } from '#engine/messages/message-catalogue.ts';
import { readMessages } from '#engine/messages/read-messages.ts';
import pageScript from './browser/page-script/page-script.messages.json' with { type: 'json' };
import paramNames from './param-names.messages.json' with { type: 'json' };
import challengeNotice from './server/challenge-notice.messages.json' with { type: 'json' };
import engineRefusals from './services/engine-refusals.messages.json' with { type: 'json' };
import accountToasts from './services/flows/account-toasts.messages.json' with { type: 'json' };
import cartToasts from './services/flows/cart-toasts.messages.json' with { type: 'json' };
import membershipToasts from './services/flows/membership-toasts.messages.json' with { type: 'json' };
import partnerCart from './services/flows/partner-cart.messages.json' with { type: 'json' };
import partyToasts from './services/flows/party-toasts.messages.json' with { type: 'json' };
import playToasts from './services/flows/play-toasts.messages.json' with { type: 'json' };
import supportToasts from './services/flows/support-toasts.messages.json' with { type: 'json' };
import ticketToasts from './services/flows/ticket-toasts.messages.json' with { type: 'json' };
import walletToasts from './services/flows/wallet-toasts.messages.json' with { type: 'json' };
import withdrawalRefusals from './services/flows/withdrawal-refusals.messages.json' with { type: 'json' };
import cardFields from './services/payments/card-fields.messages.json' with { type: 'json' };

/** Catalogues by name. */
export const appMessageCatalogues: Readonly<Record<string, MessageCatalogue>> = {
  'page-script': readMessages(pageScript),
  'param-names': readMessages(paramNames),
  'challenge-notice': readMessages(challengeNotice),
  'engine-refusals': readMessages(engineRefusals),
  'account-toasts': readMessages(accountToasts),
  'cart-toasts': readMessages(cartToasts),
  'membership-toasts': readMessages(membershipToasts),
  'partner-cart': readMessages(partnerCart),
  'party-toasts': readMessages(partyToasts),
  'play-toasts': readMessages(playToasts),
  'support-toasts': readMessages(supportToasts),
  'ticket-toasts': readMessages(ticketToasts),
  'wallet-toasts': readMessages(walletToasts),
  'withdrawal-refusals': readMessages(withdrawalRefusals),
  'card-fields': readMessages(cardFields),
};

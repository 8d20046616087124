import { customersMessages } from '../../sandbox/account/customers/customers.messages.gen.ts';
import { limitsMessages } from '../../sandbox/account/limits/limits.messages.gen.ts';
import { verificationMessages } from '../../sandbox/account/verification/verification.messages.gen.ts';
import { cartMessages } from '../../sandbox/cart/cart.messages.gen.ts';
import { checkoutMessages } from '../../sandbox/checkout/checkout.messages.gen.ts';
import { membershipMessages } from '../../sandbox/membership/membership.messages.gen.ts';
import { partnerMessages } from '../../sandbox/partner/partner.messages.gen.ts';
import { partyMessages } from '../../sandbox/party/party.messages.gen.ts';
import { notificationsMessages } from '../../sandbox/seed/notifications.messages.gen.ts';
import { signInMessages } from '../../sandbox/sign-in/sign-in.messages.gen.ts';
import { gatewaysMessages } from '../../sandbox/wallet/gateways/gateways.messages.gen.ts';
import { walletMessages } from '../../sandbox/wallet/wallet.messages.gen.ts';

/**
 * The usual texts of the sandbox's answers, mails and stand-in pages, by catalogue, in Australian English and dollars.
 * Where tests need another catalogue, add it.
 */
export const sandboxTexts = {
  cart: cartMessages,
  checkout: checkoutMessages,
  customers: customersMessages,
  gateways: gatewaysMessages,
  limits: limitsMessages,
  membership: membershipMessages,
  notifications: notificationsMessages,
  partner: partnerMessages,
  party: partyMessages,
  signIn: signInMessages,
  verification: verificationMessages,
  wallet: walletMessages,
} as const;

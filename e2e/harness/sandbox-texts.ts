import { breaksMessages } from '../../sandbox/account/breaks/breaks.messages.gen.ts';
import { customersMessages } from '../../sandbox/account/customers/customers.messages.gen.ts';
import customers from '../../sandbox/account/customers/customers.messages.json' with { type: 'json' };
import { limitsMessages } from '../../sandbox/account/limits/limits.messages.gen.ts';
import { verificationMessages } from '../../sandbox/account/verification/verification.messages.gen.ts';
import { cartMessages } from '../../sandbox/cart/cart.messages.gen.ts';
import { checkoutMessages } from '../../sandbox/checkout/checkout.messages.gen.ts';
import checkout from '../../sandbox/checkout/checkout.messages.json' with { type: 'json' };
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
  breaks: breaksMessages,
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

/** Patterns of texts of which some values are not known to a test. */
export const sandboxPatterns = {
  onBreak: createPattern(customers.onBreak),
  priceChanged: createPattern(checkout.priceChanged),
} as const;

/** Only for texts without choices. */
function createPattern({ text }: { readonly text: string }): RegExp {
  const parts = text.split(/\{[^{}]*\}/).map((part) => part.replaceAll(/[\\^$.*+?()[\]|]/g, String.raw`\$&`));
  return new RegExp(parts.join('.+'));
}

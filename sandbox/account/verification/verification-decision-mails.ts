import type { SandboxShop } from '../../shop.ts';
import { sendBrandedMailToCustomer } from '../../sign-in/customer-mails.ts';

const LETTERS = {
  passed: {
    subject: 'Your account is verified',
    body: 'We have looked at what you sent us, and your account is verified. There is nothing more for you to do.',
    link: '/my-account',
  },
  failed: {
    subject: 'We could not verify your account',
    body: 'We have looked at what you sent us, and it does not prove who you are yet. Follow the link to try another way.',
    link: '/my-account/verify-account',
  },
} as const;

/** Mails the decisions on documents reviewed by `now`, in epoch milliseconds, once each. */
export function sendVerificationDecisionMails(
  shop: Pick<SandboxShop, 'brands' | 'customers' | 'outbox' | 'verification' | 'failedJobs'>,
  now: number,
): void {
  for (const { id, customerId, outcome, decidedAt } of shop.verification.listUnmailedDecisions(now)) {
    shop.failedJobs.attempt('verification', id, () => {
      const customer = shop.customers.findById(customerId);
      if (customer) sendBrandedMailToCustomer(shop, customer, LETTERS[outcome], decidedAt);
      shop.verification.markMailed(id);
    });
  }
}

import type { SandboxShop } from '../../shop.ts';
import { sendBrandedMailToCustomer } from '../../sign-in/customer-mails.ts';
import { verificationMessages } from './verification.messages.gen.ts';

const createDecisionMail = {
  passed: () => ({
    subject: verificationMessages.verified(),
    body: verificationMessages.verifiedBody(),
    link: '/my-account',
  }),
  failed: () => ({
    subject: verificationMessages.notVerified(),
    body: verificationMessages.notVerifiedBody(),
    link: '/my-account/verify-account',
  }),
} as const;

/** Mails the decisions on documents reviewed by `now`, in epoch milliseconds, once each. */
export function sendVerificationDecisionMails(
  shop: Pick<SandboxShop, 'brands' | 'customers' | 'outbox' | 'verification' | 'failedJobs'>,
  now: number,
): void {
  for (const { id, customerId, outcome, decidedAt } of shop.verification.listUnmailedDecisions(now)) {
    shop.failedJobs.attempt('verification', id, () => {
      const customer = shop.customers.findById(customerId);
      if (customer) sendBrandedMailToCustomer(shop, customer, createDecisionMail[outcome], decidedAt);
      shop.verification.markMailed(id);
    });
  }
}

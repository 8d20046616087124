import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUntranslatedWordFinder } from '../../scripts/pseudo-locales/untranslated-words.ts';
import { scheduleEndOfSelfExclusion, startOrLengthenPlayBreak } from '../account/breaks/take-break.ts';
import type { StoredCustomer } from '../account/customers/customer-store.ts';
import { createSupportMessageReceivedMail } from '../account/customers/message-confirmation-mail.ts';
import { sendNewsletterMailsToCustomer } from '../account/customers/newsletter.ts';
import { sendVerificationDecisionMails } from '../account/verification/verification-decision-mails.ts';
import {
  sendMembershipLeftMail,
  sendMembershipPeriodChangeMail,
  sendMembershipRenewalResumedMail,
  sendMembershipRenewalStoppedMail,
} from '../membership/membership-mails.ts';
import { runInLocale } from '../messages/message-context.ts';
import type { SandboxBrand, SandboxShop } from '../shop.ts';
import {
  createAutologinMail,
  createEmailConfirmationMail,
  createOneTimeCodeMail,
  createPasswordChangedMail,
  createPasswordResetMail,
  createPostalAddressConfirmationEmail,
  createSocialAccountLinkChangeMail,
  createTwoFactorChangeMail,
  createVerificationRevokedMail,
  type MailContent,
  sendBrandedMailToCustomer,
} from '../sign-in/customer-mails.ts';
import { TestSandbox } from '../testing/test-sandbox.ts';
import { createDrawResultMail } from '../tickets/orders/results-mail.ts';
import { sendBankAccountAddedMail, sendDepositOutcomeMail, sendWithdrawalMail } from '../wallet/funds/money-mails.ts';

const LOCALE = 'en-XA';
const findUntranslatedWords = createUntranslatedWordFinder({
  values: ['Harbour', 'Nova', 'Northstar', 'Golden Bay'],
  pseudoLocale: LOCALE,
});
const SEVEN_MONTHS = 7 * 31 * 86_400_000;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await TestSandbox.open('2026-03-04T01:00:00Z');
});
afterAll(() => sandbox.close());

interface MailScope {
  readonly shop: SandboxShop;
  readonly brand: SandboxBrand;
  readonly customer: StoredCustomer;
  readonly now: number;
}

const membership = {
  price: 1_200,
  choice: { product_type: 'membership', lottery_key: 'membership', membership_period: 'quarterly' },
  dueAt: Date.parse('2026-06-04T01:00:00Z'),
  coveredUntil: Date.parse('2026-06-04T01:00:00Z'),
} as const;

const signInMails: readonly (() => MailContent)[] = [
  () => createOneTimeCodeMail('123456'),
  () => createPasswordResetMail('token'),
  () => createAutologinMail('token'),
  () => createEmailConfirmationMail('token'),
  () => createPostalAddressConfirmationEmail('token'),
  createPasswordChangedMail,
  createVerificationRevokedMail,
  () => createTwoFactorChangeMail(true),
  () => createTwoFactorChangeMail(false),
  () => createSocialAccountLinkChangeMail('Northstar', true),
  () => createSocialAccountLinkChangeMail('Northstar', false),
];

test.each<[kind: string, count: number, send: (scope: MailScope) => void]>([
  [
    'sign-in and security',
    signInMails.length,
    ({ shop, customer, now }) => {
      for (const createMail of signInMails) sendBrandedMailToCustomer(shop, customer, createMail, now);
    },
  ],
  [
    'breaks',
    3,
    ({ shop, ...taker }) => {
      startOrLengthenPlayBreak(shop, taker, { period: 'day' });
      startOrLengthenPlayBreak(shop, taker, { period: 'until_i_ask' });
      scheduleEndOfSelfExclusion(shop, { ...taker, now: taker.now + SEVEN_MONTHS });
    },
  ],
  ['newsletters', 2, ({ shop, customer, now }) => sendNewsletterMailsToCustomer(shop, customer, now)],
  [
    'verification decisions',
    2,
    ({ shop, customer, now }) => {
      for (const outcome of ['passed', 'failed'] as const)
        shop.verification.addAttempt(customer.id, {
          method: 'auto_verification',
          outcome,
          startedAt: now - 2,
          decidedAt: now,
        });
      sendVerificationDecisionMails(shop, now);
    },
  ],
  [
    'memberships',
    5,
    ({ shop, customer, now }) => {
      sendMembershipRenewalStoppedMail(shop, customer, { endsAt: membership.dueAt, tierAfterEnd: 'free' }, now);
      sendMembershipRenewalStoppedMail(shop, customer, { endsAt: membership.dueAt, tierAfterEnd: null }, now);
      sendMembershipLeftMail(shop, customer, now);
      sendMembershipRenewalResumedMail(shop, customer, membership, now);
      sendMembershipPeriodChangeMail(shop, customer, membership, now);
    },
  ],
  [
    'wallet',
    6,
    ({ shop, customer: { id: customerId }, now }) => {
      sendBankAccountAddedMail(shop, { customerId, lastFour: '0018' }, now);
      for (const status of ['requested', 'paid', 'failed'] as const)
        sendWithdrawalMail(shop, { id: 'w', customerId, status, amount: 2_000 }, now);
      for (const status of ['captured', 'failed'] as const)
        sendDepositOutcomeMail(shop, { id: 'd', customerId, status, amount: 2_000 }, now);
    },
  ],
  [
    'messages to the shop',
    7,
    ({ shop, brand, customer, now }) => {
      for (const category of ['tickets', 'results', 'payments', 'account', 'limits', 'other', 'unknown']) {
        const event = {
          event_type: 'support_message_event',
          name: 'message',
          category,
          comment: '7',
          email: customer.email,
        };
        const mail = runInLocale(brand.catalogue, LOCALE, () =>
          createSupportMessageReceivedMail(event, customer, brand),
        );
        if (mail) shop.outbox.send(mail, now);
      }
    },
  ],
  [
    'results',
    2,
    ({ shop, brand, customer, now }) => {
      const outcomes = [
        { winningNumbers: [{ key: 'main', name: 'Numbers', numbers: [3, 1, 2] }], winningTickets: [] },
        { winningNumbers: [], winningTickets: ['0412'] },
      ];
      for (const outcome of outcomes) {
        const result = { name: 'Golden Bay', draw: { drawNo: 7 }, outcome, winnings: outcome.winningNumbers.length };
        shop.outbox.send(
          runInLocale(brand.catalogue, LOCALE, () => createDrawResultMail(result, customer)),
          now,
        );
      }
    },
  ],
])('mails about %s have no words but translated ones and data in a pseudo-locale', (_, count, send) => {
  const { shop } = sandbox;
  const customer = sandbox.createCustomer({ locale: LOCALE });
  const brand = shop.brands.find(({ siteKey }) => siteKey === customer.siteKey);
  if (!brand) throw new Error('there is no such brand');
  send({ shop, brand, customer, now: shop.clock() });
  const sent = shop.outbox.listLatest(50, { siteKey: null, recipient: customer.email });
  const texts = sent.flatMap(({ subject, body }) => [subject, ...body.split('\n')]);
  expect(texts.filter((text) => findUntranslatedWords(text).length > 0)).toEqual([]);
  expect(sent).toHaveLength(count);
});

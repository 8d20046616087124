import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { coversSpec } from '../../scripts/test/covers-spec.ts';
import { openTestShopWithSandbox, type TestShopWithSandbox } from './testing/api-shop.ts';
import { createTestWireResultChanger } from './testing/change-result.ts';

let shop: TestShopWithSandbox;
beforeAll(async () => {
  shop = await openTestShopWithSandbox();
});
beforeEach(() => shop.api.restoreResponses());
afterAll(() => shop.close());

test('a recurring purchase shows each possible outcome of its last attempt', async () => {
  const ada = await shop.visitor('ada');
  const outcomes = [
    ['purchased', /Bought, \w+, \d+ \w+/],
    ['soft_failure', /Payment failed \w+, \d+ \w+(?: \d+)?\. We’ll try again\./],
    ['hard_failure', /Payment failed \w+, \d+ \w+(?: \d+)?\. Action needed\./],
  ] as const;
  for (const [status] of outcomes) {
    const attempt = { status, code: null, message: null, attempted_at: '2026-11-14T08:30:00Z', checkout_id: null };
    shop.api.alterResponse(
      'recurring-purchases.list',
      createTestWireResultChanger({ last_attempt_status: status, last_attempt: attempt }),
    );
    const page = await ada.open('/my-account/recurring-purchases');
    for (const [other, text] of outcomes) expect([other, text.test(page.text)]).toEqual([other, other === status]);
    coversSpec('flows', 'recurring.last-attempt', page);
    coversSpec('entities', 'autoplay-subscription', page);
  }
});

test('a recurring purchase shows the kind of fund that pays for it', async () => {
  const ada = await shop.visitor('ada');
  const list = await ada.open('/my-account/autoplay');
  const path = /\/my-account\/autoplay\/ticket\/[\w-]+/.exec(list.text)?.[0] ?? '';
  const kinds = [
    ['unfunded', 'No valid payment method'],
    ['wallet', 'Your wallet'],
    ['cc', 'Saved card'],
    ['paypal', 'PayPal'],
    ['bank', 'Bank account'],
  ] as const;
  for (const [kind, words] of kinds) {
    shop.api.alterResponse('autoplay.get', createTestWireResultChanger({ default_fund: { kind, fund: null } }));
    const page = await ada.open(path);
    const shown = /<dt[^>]*>Paid with<\/dt><dd[^>]*>([^<]+)</.exec(page.text)?.[1];
    expect([kind, shown]).toEqual([kind, words]);
    coversSpec('constants', 'fund.kinds', page);
    coversSpec('entities', 'fund-kind', page);
  }
});

test('a verification method shows how far its check has come', async () => {
  const finn = await shop.visitor('finn');
  const notices = ['We’re checking it.', 'You’ve tried this before.'];
  const states = [
    ['disabled', null],
    ['not_attempted', []],
    ['pending', ['We’re checking it.']],
    ['in_progress', []],
    ['attempted', ['You’ve tried this before.']],
  ] as const;
  for (const [status, words] of states) {
    shop.api.alterResponse('customer.get', (answer) => {
      const { result, ...more } = Object(answer);
      const methods = [{ type: 'auto_verification', status }];
      return {
        ...more,
        result: { ...result, verification: { ...result.verification, status: 'Unverified', methods } },
      };
    });
    const page = await finn.open('/my-account/verify-account');
    const row = /<li class="identity-check__way.*?<\/li>/s.exec(page.text)?.[0];
    expect([status, row && notices.filter((notice) => row.includes(notice))]).toEqual([status, words ?? undefined]);
    coversSpec('flows', 'verification-method.status', page);
  }
});

test('the payment methods of a customer show the type of each fund and the brand of each card', async () => {
  const page = await (await shop.visitor('ada')).open('/my-account/cards-and-accounts');
  const labels = [...page.text.matchAll(/<li[^>]*fund-list__fund.*?<\/li>/gs)].map(([row]) =>
    row.replaceAll(/<[^>]+>/g, ' '),
  );
  for (const words of ['Visa ending', 'Mastercard ending', 'American Express ending', 'PayPal', 'Bank account ending'])
    expect([words, labels.some((label) => label.includes(words))]).toEqual([words, true]);
  coversSpec('constants', ['fund.types', 'card.brands'], page);
});

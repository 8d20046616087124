import { expect, test } from 'vitest';
import { createCommerceCalls } from '#commerce/commerce.ts';
import { createTestTransportFromTable } from '#commerce/testing.ts';
import { ApiError } from '#engine/api/api-error.ts';
import { createTestSession } from '#engine/api/testing.ts';
import type { Visitor } from '#engine/visitor/visitor.ts';
import { listPromptFlowIdsForCustomer } from './visitor-prompts.ts';
import { loadVisitorSummary } from './visitor-summary.ts';

const NOW = 1_700_000_000_000;
const cart = { cartItems: [{ productType: 'lottery_ticket' }, { productType: 'voucher_credit_amount' }] };
const nobody = {
  availableFunds: null,
  isSignedIn: false,
  customerId: null,
  sessionTimeLeft: null,
  notices: [],
  prompts: [],
  averages: null,
  brandingRegion: null,
  cartKinds: [],
  unviewed: null,
  announcements: [],
  salesRestriction: null,
};

const emptyCart = { cartItems: [] };

async function summary(
  answer: unknown,
  anonymousCartToken: string | null,
  customer: string | null = null,
  customerCart: unknown = emptyCart,
  customerAnswer?: unknown,
  forced: Visitor['forced'] = null,
) {
  const { transport, sent } = createTestTransportFromTable({
    'anon-cart.get': answer,
    'cart.items.list': customerCart,
    'customer.get': customerAnswer ?? new ApiError('Down.', { status: 503 }),
  });
  const current = customer === null ? null : createTestSession(customer, NOW);
  const request = {
    visitor: { anonymousCartToken, forced },
    session: { current },
    notices: [],
    balance: customerAnswer === undefined ? null : { locale: 'en-AU', currency: 'AUD' },
    place: { locale: 'en-AU', timeZone: 'Australia/Sydney' },
    now: NOW + 90_000,
    failed: () => undefined,
  };
  return { summary: await loadVisitorSummary(createCommerceCalls(transport), request), calls: sent.map(([id]) => id) };
}

test('the visitor summary of an anonymous visitor without a cart makes no API call', async () => {
  expect(await summary(cart, null)).toEqual({ summary: { cartCount: 0, ...nobody }, calls: [] });
});

test('the cart count of the visitor summary leaves out vouchers', async () => {
  expect(await summary(cart, 'token')).toEqual({
    summary: { ...nobody, cartCount: 1, cartKinds: ['lottery'] },
    calls: ['anon-cart.get'],
  });
});

test('the visitor summary of a customer names the account and the session time left', async () => {
  const expectedSummary = {
    ...nobody,
    cartCount: 1,
    cartKinds: ['lottery'],
    isSignedIn: true,
    customerId: '7',
    sessionTimeLeft: 3510,
  };
  expect(await summary(null, null, '7', cart)).toEqual({
    summary: expectedSummary,
    calls: ['cart.items.list', 'customer.get'],
  });
  const down = new ApiError('Down.', { status: 503 });
  expect((await summary(cart, 'token', '7', down)).summary).toEqual({
    ...expectedSummary,
    cartCount: 0,
    cartKinds: [],
  });
});

test('the visitor summary shows the available funds where the site shows them', async () => {
  const funds = { availableFunds: { amount: '1234.50', currency: 'AUD' } };
  const { summary: loadedSummary, calls } = await summary(null, null, '7', cart, funds);
  expect([loadedSummary.availableFunds, calls]).toEqual(['$1,234.50', ['cart.items.list', 'customer.get']]);
  const down = await summary(null, null, '7', cart, new ApiError('Down.', { status: 503 }));
  expect([down.summary.availableFunds, down.summary.cartCount]).toEqual([null, 1]);
  expect((await summary(cart, 'token', null, cart, funds)).calls).toEqual(['anon-cart.get']);
});

test('the visitor summary counts unread notifications and lists announcements', async () => {
  const actions = [{ label: 'See it', url: '/about' }];
  const hello = { title: 'Hello', message: 'There.', isAutoDismissed: true, actions };
  const note = { ...hello, isViewed: false, placementKey: 'feed' };
  const notifications = [
    { ...note, id: '1' },
    { ...note, id: '2', isViewed: true },
    { ...note, id: '3', placementKey: 'toast' },
    { ...note, id: '4', placementKey: 'toast', isViewed: true },
  ];
  const loadNotificationSummary = async (feed: boolean, list: unknown) => {
    const { transport } = createTestTransportFromTable({
      'cart.items.list': emptyCart,
      'customer.get': new ApiError('Down.', { status: 503 }),
      'notifications.list': list,
    });
    const { unviewed, announcements } = await loadVisitorSummary(createCommerceCalls(transport), {
      visitor: { anonymousCartToken: null, forced: null },
      session: { current: createTestSession('7', NOW) },
      notices: [],
      balance: null,
      feed,
      place: { locale: 'en-AU', timeZone: 'Australia/Sydney' },
      now: NOW,
      failed: () => undefined,
    });
    return { unviewed, announcements };
  };
  const shown = [{ id: '3', ...hello }];
  expect(await loadNotificationSummary(true, notifications)).toEqual({ unviewed: 1, announcements: shown });
  expect(await loadNotificationSummary(false, notifications)).toEqual({ unviewed: null, announcements: [] });
  expect(await loadNotificationSummary(true, new ApiError('Down.', { status: 503 }))).toEqual({
    unviewed: 0,
    announcements: [],
  });
});

test('a cart that cannot be read counts as empty in the visitor summary', async () => {
  const down = new ApiError('Down.', { status: 503 });
  expect(await summary(down, 'token')).toEqual({ summary: { cartCount: 0, ...nobody }, calls: ['anon-cart.get'] });
});

test('the visitor summary lists one required prompt at a time and address confirmations', async () => {
  const nothing = {
    availableFunds: { amount: '0.00', currency: 'AUD' },
    countryBannedConfirmationRequired: false,
    termsAcceptanceRequired: false,
    addressConfirmationRequired: false,
    emailAddressConfirmationRequired: false,
    migrationStatus: 'eligible_soft',
  };
  const prompts = async (change: Partial<typeof nothing>, forced: Visitor['forced'] = null) =>
    (await summary(null, null, '7', cart, { ...nothing, ...change }, forced)).summary.prompts;
  const everything = {
    countryBannedConfirmationRequired: true,
    termsAcceptanceRequired: true,
    addressConfirmationRequired: true,
  };
  expect(await prompts({})).toEqual([]);
  expect(await prompts({ emailAddressConfirmationRequired: true })).toEqual(['address-and-email-confirmation-banner']);
  expect(await prompts({ termsAcceptanceRequired: true })).toEqual(['form.terms-acceptance']);
  expect(await prompts(everything)).toEqual(['form.country-banned', 'address-and-email-confirmation-banner']);
  expect(await prompts(everything, 'password-change')).toEqual([]);
});

test('the visitor summary prompts for the account migration after required prompts', () => {
  const customer = {
    countryBannedConfirmationRequired: false,
    termsAcceptanceRequired: false,
    addressConfirmationRequired: false,
    emailAddressConfirmationRequired: false,
    migrationStatus: 'eligible_hard',
  } as const;
  expect(listPromptFlowIdsForCustomer(customer, { migrates: true })).toEqual(['migration']);
  expect(listPromptFlowIdsForCustomer(customer)).toEqual([]);
  expect(listPromptFlowIdsForCustomer({ ...customer, termsAcceptanceRequired: true }, { migrates: true })).toEqual([
    'form.terms-acceptance',
  ]);
  expect(listPromptFlowIdsForCustomer({ ...customer, migrationStatus: 'migrated' }, { migrates: true })).toEqual([]);
});

test('the visitor summary does not ask a new customer to confirm the e-mail address just entered', () => {
  const customer = {
    countryBannedConfirmationRequired: false,
    termsAcceptanceRequired: false,
    addressConfirmationRequired: false,
    emailAddressConfirmationRequired: true,
    migrationStatus: 'ineligible',
  } as const;
  expect(listPromptFlowIdsForCustomer(customer)).toEqual(['address-and-email-confirmation-banner']);
  expect(listPromptFlowIdsForCustomer(customer, { isFirst: true })).toEqual([]);
  expect(listPromptFlowIdsForCustomer({ ...customer, addressConfirmationRequired: true }, { isFirst: true })).toEqual([
    'address-and-email-confirmation-banner',
  ]);
});

test('the visitor summary prompts a customer with an unproven e-mail address to confirm it, also a new customer', () => {
  const customer = {
    countryBannedConfirmationRequired: false,
    termsAcceptanceRequired: false,
    addressConfirmationRequired: false,
    emailAddressConfirmationRequired: false,
    emailAddressUnproven: true,
    migrationStatus: 'ineligible',
  } as const;
  expect(listPromptFlowIdsForCustomer(customer)).toEqual(['address-and-email-confirmation-banner']);
  expect(listPromptFlowIdsForCustomer(customer, { isFirst: true })).toEqual(['address-and-email-confirmation-banner']);
});

test('the visitor summary tells a customer with a sales restriction why, and until when for a time-out', async () => {
  const customer = {
    availableFunds: { amount: '0.00', currency: 'AUD' },
    countryBanned: true,
    countryBannedConfirmationRequired: false,
    termsAcceptanceRequired: false,
    addressConfirmationRequired: false,
    emailAddressConfirmationRequired: false,
    migrationStatus: 'ineligible',
  };
  const restriction = async (playBreak: unknown) =>
    (await summary(null, null, '7', cart, { ...customer, playBreak })).summary.salesRestriction;
  const endsAt = '2026-03-11T01:00:00.000Z';
  expect([
    await restriction(null),
    await restriction({ kind: 'time_out', startedAt: endsAt, endsAt, returnFrom: null }),
    await restriction({ kind: 'self_exclusion', startedAt: endsAt, endsAt: null, returnFrom: endsAt }),
  ]).toEqual([
    { reason: 'country-banned', until: null },
    { reason: 'time-out', until: '11 March 2026 at 12:00 pm' },
    { reason: 'self-exclusion', until: null },
  ]);
});

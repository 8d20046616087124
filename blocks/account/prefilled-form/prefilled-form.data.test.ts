import { describe, expect, test } from 'vitest';
import { ApiError } from '#engine/api/api-error.ts';
import type { RegionOfSite } from '#engine/page/region-of-site.ts';
import type { Visitor } from '#engine/visitor/visitor.ts';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { loadPrefilledFormData } from './prefilled-form.data.ts';
import type { PrefilledFormProps } from './prefilled-form.gen.ts';

const details = {
  firstname: 'Eve',
  lastname: 'Castellan',
  email: 'eve@shop.example',
  dateOfBirth: null,
  phone: null,
  address: null,
  addressLine2: null,
  suburb: null,
  state: 'GB',
  postcode: null,
  country: 'GB',
};
const states = [{ id: 'NSW' }, { id: 'SA' }, { id: 'OTHER' }];
const australia: RegionOfSite = {
  country: 'AU',
  value: { version: 1, address: { states, postcode: { formats: ['9999'] } } },
};
const channels = { email: true, phone: false, sms: true, directmail: false };

interface LoadOptions {
  readonly props?: Partial<PrefilledFormProps>;
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly params?: Record<string, string>;
  readonly query?: string;
  readonly visitor?: Partial<Visitor>;
}

async function loaded(form: PrefilledFormProps['form'], options: LoadOptions = {}) {
  const { props, answers = {}, params, query = '', visitor } = options;
  const all: PrefilledFormProps = { form, level: 1, onlyWhenForced: false, ...props };
  const { context, sent } = createTestLoadContext(all, answers, params);
  const signedIn: Partial<Visitor> = { signedIn: true, customerId: '7' };
  const contextOverrides = {
    query: new URLSearchParams(query),
    visitor: { ...context.visitor, ...(visitor ?? signedIn) },
  };
  const services = { ...context.services, content: { ...context.services.content, region: () => australia } };
  const { data } = await loadPrefilledFormData({ ...context, ...contextOverrides, services });
  if (data.notice !== null) return { notice: data.notice, amount: data.amount, calls: sent };
  const { values, about, form: shown, limits } = data.filled;
  const regions = shown.fields.find(({ name }) => name === 'state')?.options?.map(({ value }) => value);
  return { values, about, regions, limits, calls: sent };
}

const answersWithDetails = { 'customer.details.get': details };

describe('the form of customer details', () => {
  test('has known details in its fields, leaves unknown ones blank, and offers an unlisted region only to who has it', async () => {
    const { values, about, regions } = await loaded('customer-details', { answers: answersWithDetails });
    expect(values).toEqual({
      firstname: 'Eve',
      lastname: 'Castellan',
      email: 'eve@shop.example',
      state: 'GB',
      country: 'GB',
    });
    expect(about).toEqual({ state: 'GB' });
    expect(regions).toEqual(['GB', 'NSW', 'SA', 'OTHER']);
    const another = await loaded('customer-details', {
      answers: { 'customer.details.get': { ...details, state: 'SA' } },
    });
    expect(another.regions).toEqual(['NSW', 'SA', 'OTHER']);
    expect(another.limits).toEqual({ postcode: { postCodes: { AU: '\\d\\d\\d\\d' } } });
  });

  test('is shown on forced completion of the account with a safe next page to go on to, and is else not needed', async () => {
    const props = { onlyWhenForced: true };
    const visitor = { signedIn: true, customerId: '7', forced: 'upgrade-account' } as const;
    const forced = { props, answers: answersWithDetails, visitor };
    expect((await loaded('customer-details', { ...forced, query: 'next=/cart' })).about).toMatchObject({
      next: '/cart',
    });
    expect((await loaded('customer-details', { ...forced, query: 'next=//evil.example' })).about).toEqual({
      state: 'GB',
    });
    expect(await loaded('customer-details', { props, answers: answersWithDetails })).toEqual({
      notice: 'not-needed',
      amount: null,
      calls: [],
    });
  });
});

test('the form that confirms an address is shown to a customer, hidden with the token of a link, and else asks to sign in', async () => {
  expect((await loaded('confirm-address', { answers: answersWithDetails })).values).toMatchObject({ country: 'GB' });
  expect(await loaded('confirm-address', { params: { token: 'x' } })).toMatchObject({ notice: 'hidden' });
  expect(await loaded('confirm-address', { visitor: {} })).toMatchObject({ notice: 'signed-out' });
});

test('the form of the forced password change is shown only to a customer who must change the password', async () => {
  const forced = { signedIn: true, customerId: '7', forced: 'password-change' } as const;
  expect((await loaded('force-password-change', { visitor: forced, query: 'next=/cart' })).about).toEqual({
    next: '/cart',
  });
  expect(await loaded('force-password-change')).toMatchObject({ notice: 'not-needed' });
  expect(await loaded('force-password-change', { visitor: {} })).toMatchObject({ notice: 'signed-out' });
});

describe('the form that closes an account', () => {
  const money = (amount: string) => ({ amount, currency: 'AUD' });
  const closing = (balance: string, available: string, withdrawable: string, customer: unknown = {}) =>
    loaded('account-closure', {
      answers: {
        'customer.withdrawable-funds': {
          balance: money(balance),
          availableFunds: money(available),
          withdrawableFunds: money(withdrawable),
        },
        'customer.get': {
          verification: { status: 'Verified' },
          verificationRules: { required: false, requiredBy: null },
          ...(customer as object),
        },
      },
    });
  const verificationRules = { required: true, requiredBy: '2020-01-01T00:00:00Z' };

  test.each([
    ['is withdrawn first', ['12.50', '12.50', '12.50', {}], 'money-left', '$12.50'],
    ['is left when the rest is on its way', ['12.50', '3.00', '3.00', {}], 'money-left', '$3.00'],
    [
      'needs verification first',
      ['12.50', '12.50', '12.50', { verification: { status: 'Unverified' }, verificationRules }],
      'verification-needed',
      '$12.50',
    ],
    [
      'waits for a verification',
      ['12.50', '12.50', '12.50', { verification: { status: 'Pending Verification' }, verificationRules }],
      'verification-pending',
      '$12.50',
    ],
    ['is on its way', ['12.50', '0.00', '0.00', {}], 'payout-pending', '$12.50'],
    ['is credit alone', ['12.50', '5.00', '0.00', {}], 'credit-left', '$5.00'],
  ] as const)(
    'is replaced by a notice with the amount where money in the account %s',
    async (_, [balance, available, withdrawable, customer], notice, amount) => {
      expect(await closing(balance, available, withdrawable, customer)).toMatchObject({ notice, amount });
    },
  );

  test('is shown for an account without money', async () => {
    expect(await closing('0.00', '0.00', '0.00')).toMatchObject({ values: {}, about: {} });
  });
});

describe('communication preferences', () => {
  const answers = { 'customer.communication-preferences.get': { preferences: channels } };
  const gone = new ApiError('Email link no longer valid', { status: 404, code: 'link_not_valid' });

  test('are those of the signed-in customer, or of whoever the link was sent to', async () => {
    const { values, about, calls } = await loaded('communication-preferences', { answers });
    expect([values, about, calls]).toEqual([
      channels,
      { id: '7' },
      [['customer.communication-preferences.get', { params: { id: '7' } }]],
    ]);
    const byLink = { answers, params: { id: 'ada.sig' }, visitor: {} };
    expect((await loaded('communication-preferences', byLink)).about).toEqual({ id: 'ada.sig' });
  });

  test('are all off in the form to unsubscribe before anything is chosen, so that sending it stops all', async () => {
    const byLink = { answers, params: { customerId: 'ada.sig' }, visitor: {} };
    expect(await loaded('unsubscribe', byLink)).toMatchObject({ values: {}, about: { id: 'ada.sig' } });
  });

  test('are replaced by a notice for an invalid link, and fail to load when the API is down', async () => {
    const wrong = { answers: { 'customer.communication-preferences.get': gone }, visitor: {} };
    const params = { id: 'x', customerId: 'x' };
    for (const form of ['communication-preferences', 'unsubscribe'] as const) {
      expect(await loaded(form, { ...wrong, params })).toMatchObject({ notice: 'link-not-valid' });
    }
    const down = new ApiError('Down.', { status: 503 });
    const failing = loaded('unsubscribe', { answers: { 'customer.communication-preferences.get': down }, params });
    await expect(failing).rejects.toBe(down);
  });
});

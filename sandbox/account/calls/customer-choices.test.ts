import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiHeaderNames } from '#schemas/api/headers.ts';
import * as calls from '#schemas/generated/api/customer.wire-calls.gen.ts';
import type { NumberGroup } from '#schemas/generated/api/wire-types.gen.ts';
import { TestPayingCustomer } from '../../testing/paying-customer.ts';
import { type SignedInTestCustomer, TestSandbox } from '../../testing/test-sandbox.ts';
import { createMailPreferencesLinkId } from '../customers/communication-preferences.ts';

let sandbox: TestSandbox;
let as: SignedInTestCustomer;

beforeAll(async () => {
  sandbox = await TestSandbox.open('2026-03-04T01:00:00Z');
});

afterAll(async () => {
  await sandbox.close();
});

async function begin(siteKey = 'harbour'): Promise<void> {
  as = await sandbox.signIn(sandbox.createCustomer({ siteKey }));
}

describe('PUT /favourite-numbers', () => {
  const main = (...numbers: number[]): NumberGroup => ({ key: 'main', numbers });
  const favourites = (...sets: NumberGroup[]) => ({ lottery_key: 'golden-bay', number_sets: sets });
  const good = favourites(main(1, 2, 3, 4, 5, 6));

  const put = async (...numbers: (typeof good)[]) =>
    (await sandbox.send(calls.favouriteNumbersUpdate, { as, body: { favourite_numbers: numbers } })).result;

  test('stores one set per lottery and reports when it replaced another', async () => {
    await begin();
    expect(await put(good)).toEqual({ favourite_numbers: [good], replaced: false });
    const other = favourites(main(7, 8, 9, 10, 11, 12));
    expect(await put(other)).toEqual({ favourite_numbers: [other], replaced: true });
    const { result } = await sandbox.send(calls.customerGet, { as });
    expect(result.favourite_numbers).toEqual([other]);
    expect(await put()).toEqual({ favourite_numbers: [], replaced: true });
    expect(await put(good)).toMatchObject({ replaced: false });
  });

  test.each([
    ['duplicate_number', [favourites(main(1, 1, 3, 4, 5, 6))]],
    ['incomplete_set', [favourites(main(1, 2, 3, 4, 5))]],
    ['lottery_not_found', [{ ...good, lottery_key: 'nowhere' }]],
    ['out_of_range', [favourites(main(1, 2, 3, 4, 5, 99))]],
    ['repeated_lottery', [good, good]],
    ['repeated_set', [favourites(main(1, 2, 3, 4, 5, 6), main(1, 2, 3, 4, 5, 6))]],
    ['too_many_numbers', [favourites(main(1, 2, 3, 4, 5, 6, 7))]],
    ['unknown_set', [favourites({ key: 'bonus', numbers: [1] })]],
  ])('refuses numbers with error %s and keeps the stored ones', async (code, numbers) => {
    await begin();
    await put(good);
    const body = { favourite_numbers: numbers };
    const { status, answer } = await sandbox.sendRefused(calls.favouriteNumbersUpdate, { as, body });
    expect([status, answer.code, answer.errors[0]?.target]).toEqual([422, code, 'favourite_numbers']);
    expect(sandbox.shop.customerChoices.getByCustomer(as.customer.id).favouriteNumbers).toEqual([good]);
  });
});

describe('POST /customer/terms-and-conditions', () => {
  test('records the accepted version of the terms, the language of the page and the time', async () => {
    await begin();
    const terms = { version: '2026-01', accepted_at: '2026-03-04T01:00:00.000Z', locale: 'zh-Hans-AU' };
    const headers = { [apiHeaderNames.language]: 'zh-Hans-AU' };
    const body = { terms_accepted: true };
    expect((await sandbox.send(calls.customerTermsAndConditions, { as, body, headers })).result).toEqual(terms);
    expect(sandbox.shop.customerChoices.getByCustomer(as.customer.id).terms).toEqual({
      version: '2026-01',
      acceptedAt: Date.parse(terms.accepted_at),
    });
    expect(sandbox.shop.termsAgreements.listByCustomer(as.customer.id)).toEqual([
      {
        occasion: 'new-terms',
        reference: null,
        version: '2026-01',
        locale: 'zh-Hans-AU',
        agreedAt: Date.parse(terms.accepted_at),
      },
    ]);
  });

  test('after accepting, the customer is no longer asked to accept the terms', async () => {
    await begin();
    const required = async () => (await sandbox.send(calls.customerGet, { as })).result.terms_acceptance_required;
    expect(await required()).toBe(false);
    sandbox.shop.customerChoices.acceptTerms(as.customer.id, '2024-07', 0);
    expect(await required()).toBe(true);
    await sandbox.send(calls.customerTermsAndConditions, { as, body: { terms_accepted: true } });
    expect(await required()).toBe(false);
  });

  test('is refused when the box is not ticked', async () => {
    await begin();
    const body = { terms_accepted: false };
    expect(await sandbox.sendRefused(calls.customerTermsAndConditions, { as, body })).toMatchObject({
      status: 422,
      answer: {
        errors: [
          {
            code: 'terms_required',
            message: 'You must agree to the terms and conditions to proceed.',
            target: 'terms_accepted',
          },
        ],
      },
    });
  });
});

describe('POST /customer/location', () => {
  test('records the confirmation of a banned country until the address changes', async () => {
    await begin();
    const details = sandbox.shop.customerDetails.getByCustomer(as.customer.id);
    sandbox.shop.customerDetails.set(as.customer.id, { ...details, country: 'NZ' });
    const state = async () => (await sandbox.send(calls.customerGet, { as })).result;
    expect(await state()).toMatchObject({ country_banned: true, country_banned_confirmation_required: true });
    const confirmed = { country_banned: true, country_banned_confirmation_required: false };
    const { result } = await sandbox.send(calls.customerLocation, { as, body: { confirmed: true } });
    expect(result).toEqual(confirmed);
    expect(await state()).toMatchObject(confirmed);
    sandbox.shop.customerDetails.set(as.customer.id, { ...details, country: 'FR' });
    expect(await state()).toMatchObject({ country_banned: true, country_banned_confirmation_required: true });
  });

  test('is refused in an allowed country, and when the box is not ticked', async () => {
    await begin();
    const refused = async (confirmed: boolean) => {
      const { status, answer } = await sandbox.sendRefused(calls.customerLocation, { as, body: { confirmed } });
      return [status, answer.code];
    };
    expect([await refused(true), await refused(false)]).toEqual([
      [409, 'country_not_banned'],
      [422, 'required'],
    ]);
  });
});

describe('/customer/recurring-purchase-method', () => {
  const get = async (by = as) => (await sandbox.send(calls.customerRecurringPurchaseMethodGet, { as: by })).result;
  const set = async (fundId: string | null) =>
    (await sandbox.send(calls.customerRecurringPurchaseMethodSet, { as, body: { customer_fund_id: fundId } })).result;

  async function refusedSet(fundId: string) {
    const body = { customer_fund_id: fundId };
    const { status, answer } = await sandbox.sendRefused(calls.customerRecurringPurchaseMethodSet, { as, body });
    return [status, answer.code];
  }

  test('defaults to the wallet, may be a saved card, and is unfunded once that card is deleted', async () => {
    const payer = await TestPayingCustomer.create(sandbox);
    as = payer.as;
    expect(await get()).toEqual({ kind: 'wallet', fund: null });
    const fund = await payer.saveCard();
    const id = fund.customer_fund_id;
    const other = await payer.saveCard('masterCard');
    expect(await set(id)).toMatchObject({ kind: 'cc', fund: { customer_fund_id: id } });
    expect(await get()).toMatchObject({ kind: 'cc', fund: { customer_fund_id: id, brand: 'Visa' } });
    sandbox.shop.funds.delete(id, sandbox.shop.clock());
    expect(await get()).toEqual({ kind: 'unfunded', fund: null });
    expect(await set(other.customer_fund_id)).toMatchObject({ kind: 'cc' });
    expect(await set(null)).toEqual({ kind: 'wallet', fund: null });
  });

  test('refuses a card of another customer, an expired card and a card that failed verification', async () => {
    const payer = await TestPayingCustomer.create(sandbox);
    const fund = await payer.saveCard();
    const id = fund.customer_fund_id;
    await begin();
    expect(await refusedSet(id)).toEqual([404, 'fund_not_found']);
    as = payer.as;
    sandbox.shop.db.prepare("UPDATE funds SET verification_status = 'Failed Verification' WHERE id = ?").run(id);
    expect(await refusedSet(id)).toEqual([422, 'fund_not_verified']);
    sandbox.shop.db.prepare('UPDATE funds SET expiry_year = 2025 WHERE id = ?').run(id);
    expect(await refusedSet(id)).toEqual([422, 'card_expired']);
    expect(await get()).toEqual({ kind: 'wallet', fund: null });
  });
});

describe('/customer/{id}/communication-preferences', () => {
  const nothing = { email: false, phone: false, sms: false, directmail: false };
  const idOf = (customerId = as.customer.id) => ({
    params: { id: createMailPreferencesLinkId(sandbox.shop, customerId) },
  });

  test('can be changed by anyone with the link; channels not named in the request keep their value', async () => {
    await begin();
    const link = idOf();
    expect((await sandbox.send(calls.customerCommunicationPreferencesGet, link)).result).toEqual({
      preferences: nothing,
    });
    const change = async (body: Parameters<typeof put>[0]) => (await put(body)).result.preferences;
    const put = (body: { preferences: object; unsubscribe_reasons?: ('too_many' | 'other')[] }) =>
      sandbox.send(calls.customerCommunicationPreferencesUpdate, { ...link, body });
    expect(await change({ preferences: { email: true, sms: true } })).toEqual({ ...nothing, email: true, sms: true });
    const body = { preferences: { email: false }, unsubscribe_reasons: ['too_many' as const, 'other' as const] };
    expect(await change(body)).toEqual({ ...nothing, sms: true });
    expect(sandbox.shop.customerChoices.listUnsubscribeReasons(as.customer.id)).toEqual(['too_many', 'other']);
    const { result } = await sandbox.send(calls.customerGet, { as });
    expect(result.communication_preferences).toEqual({ ...nothing, sms: true });
  });

  test('turning e-mail on sends one mail with the link', async () => {
    await begin();
    const put = (email: boolean) =>
      sandbox.send(calls.customerCommunicationPreferencesUpdate, { ...idOf(), body: { preferences: { email } } });
    for (const email of [false, true, true]) await put(email);
    const mails = sandbox.shop.outbox.listLatest(9, { siteKey: null, recipient: as.customer.email });
    expect(mails.map(({ link }) => link)).toEqual([`/communication-preferences/${idOf().params.id}`]);
  });

  test('can be changed and read by the signed-in customer with their own id', async () => {
    await begin();
    const params = { id: as.customer.id };
    const sent = { as, params, body: { preferences: { phone: true } } };
    expect((await sandbox.send(calls.customerCommunicationPreferencesUpdate, sent)).result.preferences.phone).toBe(
      true,
    );
    expect((await sandbox.send(calls.customerCommunicationPreferencesGet, { as, params })).result).toEqual({
      preferences: { ...nothing, phone: true },
    });
  });

  test.each([
    ['the id of a customer without a signature', () => ({ id: as.customer.id })],
    [
      'a changed signature',
      () => ({ id: `${createMailPreferencesLinkId(sandbox.shop, as.customer.id).slice(0, -1)}_` }),
    ],
    ['the signature of another', () => ({ id: `${as.customer.id}.${idOf('other').params.id.split('.')[1]}` })],
    ['no id', () => ({ id: 'nobody' })],
  ])('a request with %s is refused', async (_, paramsOf) => {
    await begin();
    const params = paramsOf();
    const refused = {
      status: 404,
      answer: { code: 'link_not_valid', errors: [{ message: 'Email link no longer valid' }] },
    };
    expect(await sandbox.sendRefused(calls.customerCommunicationPreferencesGet, { params })).toMatchObject(refused);
    const body = { preferences: { email: true } };
    expect(await sandbox.sendRefused(calls.customerCommunicationPreferencesUpdate, { params, body })).toMatchObject(
      refused,
    );
  });

  test('are not found with the id of another customer, nor by a link at a brand that it is not for', async () => {
    await begin('lantern');
    const elsewhere = as;
    await begin();
    const another = { as, params: { id: sandbox.createCustomer().id } };
    expect((await sandbox.sendRefused(calls.customerCommunicationPreferencesGet, another)).status).toBe(404);
    const link = { params: { id: createMailPreferencesLinkId(sandbox.shop, elsewhere.customer.id) } };
    expect((await sandbox.sendRefused(calls.customerCommunicationPreferencesGet, link)).status).toBe(404);
    expect((await sandbox.fetch(calls.customerCommunicationPreferencesGet, { ...link, site: 'lantern' })).status).toBe(
      200,
    );
  });

  test.each([
    ['push', { preferences: { push: true } }, 'invalid'],
    ['no preferences', { unsubscribe_reasons: [] }, 'required'],
    ['an unknown reason', { preferences: {}, unsubscribe_reasons: ['bored'] }, 'invalid'],
  ])('a request with %s is refused', async (_, body, code) => {
    await begin();
    const { status, json } = await sandbox.fetch(calls.customerCommunicationPreferencesUpdate, {
      ...idOf(),
      body,
      breaks: 'always',
    });
    expect([status, json]).toMatchObject([422, { code }]);
  });
});

test.each([
  ['favourite-numbers.update', calls.favouriteNumbersUpdate],
  ['customer.terms-and-conditions', calls.customerTermsAndConditions],
  ['customer.location', calls.customerLocation],
  ['customer.recurring-purchase-method.set', calls.customerRecurringPurchaseMethodSet],
])('%s refuses a body that breaks the contract', async (_, call) => {
  await begin();
  const codes = await Promise.all(
    [{}, { favourite_numbers: 1, terms_accepted: 1, confirmed: 1, customer_fund_id: 1 }].map(async (body) => {
      const { status, json } = await sandbox.fetch(call, { as, body, breaks: 'always' });
      return [status, typeof json === 'object' && json !== null && 'code' in json ? json.code : null];
    }),
  );
  expect(codes).toEqual([
    [422, 'required'],
    [422, 'invalid'],
  ]);
});

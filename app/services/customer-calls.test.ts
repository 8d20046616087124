import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CommerceCalls } from '#commerce/commerce.ts';
import { type SessionDuringRequest, trackSessionChangesDuringRequest } from '#engine/api/live-session.server.ts';
import type { Visitor } from '#engine/visitor/visitor.ts';
import credentials from '../../sandbox/seed/brands.json' with { type: 'json' };
import { TestSandbox } from '../../sandbox/testing/test-sandbox.ts';
import { anonymousTestVisitor } from '../testing/anonymous-test-visitor.ts';
import { createSeededTestSession } from '../testing/seeded-session.ts';
import { createServerCommerceCalls, type ServerCommerceCalls } from './commerce-server.ts';

const visitor: Visitor = { ...anonymousTestVisitor, signedIn: true };

let sandbox: TestSandbox;
let server: ServerCommerceCalls;
const requestedUrls: string[] = [];

beforeAll(async () => {
  sandbox = await TestSandbox.open('2026-03-04T01:00:00Z');
  let requests = 0;
  server = createServerCommerceCalls({
    apiOrigin: sandbox.url,
    accountOf: () => credentials.harbour,
    cartCookie: 'cart',
    refusalTexts: () => () => null,
    fetch: (input, init) => {
      requestedUrls.push(String(input));
      return fetch(input, init);
    },
    now: Date.now,
    randomId: () => `request-${++requests}`,
  });
});

afterAll(() => sandbox.close());

async function signedIn(key: string): Promise<{ commerce: CommerceCalls; session: SessionDuringRequest }> {
  const session = trackSessionChangesDuringRequest(await createSeededTestSession(sandbox, key));
  return { commerce: server.commerce('harbour', visitor, session), session };
}

test('customer details can be read and changed, and a new state revokes the verification', async () => {
  const { commerce } = await signedIn('finn');
  expect(await commerce.customer.get()).toMatchObject({
    firstname: 'Finn',
    isVerified: false,
    addressConfirmationRequired: true,
    preCommitment: null,
    averageTransactionValues: { socialSyndicate: null },
  });
  const { dateOfBirth: _, phone, addressLine2: __, ...details } = await commerce.customer.details();
  const { address, suburb, state, postcode, country } = details;
  if (!address || !suburb || !state || !postcode || !country || !phone) throw new Error('Finn has an address');
  const request = { ...details, address, suburb, state, postcode, country, phone, addressLine2: 'Flat 1' };
  expect(await commerce.customer.updateDetails(request)).toMatchObject({
    details: { addressLine2: 'Flat 1' },
    verificationRevoked: false,
    message: 'Your details have been successfully updated.',
  });
  expect(await commerce.verification.verify()).toMatchObject({ status: 'Verified' });
  expect(await commerce.customer.updateDetails({ ...request, state: 'QLD', postcode: '4000' })).toMatchObject({
    verificationRevoked: true,
    message: 'Details updated, your account is now unverified',
  });
});

test('parts of one page that read the same customer data share one call', async () => {
  const { commerce } = await signedIn('hana');
  const before = requestedUrls.length;
  const [one, other] = await Promise.all([commerce.customer.get(), commerce.customer.get()]);
  expect([one.firstname, other]).toEqual(['Hana', one]);
  expect(requestedUrls.length - before).toBe(1);
});

test('limits, preferences and favourite numbers are written and read back', async () => {
  const { commerce, session } = await signedIn('ivo');
  expect(await commerce.limits.setPrecommitment('80')).toMatchObject({ limit: { amount: '80.00' }, pending: null });
  const { id } = await commerce.limits.createSpendLimit('day', '20');
  expect(await commerce.limits.updateSpendLimit('day', '30')).toMatchObject({
    id,
    pending: { limit: { amount: '30.00' }, effectiveAt: '2026-03-05T01:00:00.000Z' },
  });
  expect(await commerce.limits.deleteSpendLimit(id)).toMatchObject({ pending: { limit: null } });
  expect(await commerce.limits.spendLimits()).toMatchObject({ availablePeriods: ['week', 'month'] });
  expect(await commerce.limits.deletePrecommitment()).toMatchObject({ pending: { limit: null } });
  const customerId = session.current?.customerId ?? '';
  const change = { preferences: { directmail: true }, unsubscribeReasons: [] };
  expect(await commerce.customer.updateCommunicationPreferences(customerId, change)).toEqual({
    preferences: { email: false, phone: false, sms: false, directmail: true },
  });
  const numbers = [{ lotteryKey: 'golden-bay', numberSets: [{ key: 'main', numbers: [1, 2, 3, 4, 5, 6] }] }];
  expect(await commerce.customer.updateFavouriteNumbers(numbers)).toEqual({
    favouriteNumbers: numbers,
    replaced: false,
  });
  expect(await commerce.customer.withdrawableFunds()).toMatchObject({ withdrawableFunds: { amount: '0.00' } });
  expect(await commerce.customer.recurringPurchaseMethod()).toEqual({ kind: 'wallet', fund: null });
  expect(await commerce.customer.acceptTerms()).toMatchObject({ acceptedAt: '2026-03-04T01:00:00.000Z' });
});

test('sending the picture of an identity document makes the verification pending', async () => {
  const { commerce } = await signedIn('ivo');
  const front = new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], 'licence.jpg', { type: 'image/jpeg' });
  const sent = await commerce.verification.sendDocuments({ method: 'photo_id_upload', front });
  expect(sent.status).toBe('Pending Verification');
  expect((await commerce.verification.licenceConfig()).states[0]).toMatchObject({ licenceNumberExample: '0123456789' });
});

test('the migration status is read from the HTTP status without a body', async () => {
  const { commerce } = await signedIn('gus');
  expect(await commerce.migration.migrate()).toBe('in_progress');
  sandbox.moveTo('2026-03-04T01:00:05Z');
  expect(await commerce.migration.migrate()).toBe('migrated');
});

test('closing the account ends the session', async () => {
  const { commerce, session } = await signedIn('finn');
  await commerce.customer.close({ password: 'Correct-Horse-9', reason: 'not_playing' });
  expect([session.current, session.ended]).toEqual([null, 'signed-out']);
  await expect(commerce.customer.get()).rejects.toMatchObject({ status: 401 });
});

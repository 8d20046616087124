import { describe, expect, test } from 'vitest';
import * as calls from '#schemas/generated/api/verification.wire-calls.gen.ts';
import { verificationServiceLicenceConfig } from '#schemas/generated/api/verification-service.wire-calls.gen.ts';
import type { LicenceRequest } from '#schemas/generated/api/wire-types.gen.ts';
import {
  customerOfCurrentVerificationTest,
  findTestVerificationMethodStatus,
  readTestVerification,
  requestTestRegisterVerification,
  setUpSeededShopForVerificationTests,
  signInNewVerificationTestCustomer,
  TEST_LICENCE_REQUEST,
  verificationTestSandbox,
} from '../../testing/verification-shop.ts';
import { verificationMessages } from '../verification/verification.messages.gen.ts';

setUpSeededShopForVerificationTests();

describe('POST /customer/verify', () => {
  test('verifies a customer who is in the registers', async () => {
    await signInNewVerificationTestCustomer();
    const result = await requestTestRegisterVerification();
    expect([result.status, findTestVerificationMethodStatus('auto_verification', result)]).toEqual([
      'Verified',
      'attempted',
    ]);
    expect(
      await verificationTestSandbox.sendRefused(calls.customerVerify, { as: customerOfCurrentVerificationTest }),
    ).toMatchObject({
      status: 409,
      answer: { code: 'already_verified' },
    });
  });

  test('fails for a customer who is not in the registers, who may use another method', async () => {
    await signInNewVerificationTestCustomer({ lastName: 'Nobody' });
    const result = await requestTestRegisterVerification();
    expect([result.status, findTestVerificationMethodStatus('auto_verification', result)]).toEqual([
      'Failed Verification',
      'attempted',
    ]);
    expect((await licence()).result.status).toBe('Verified');
  });

  test('is refused until name, birth date and address are complete', async () => {
    await signInNewVerificationTestCustomer({ complete: false });
    expect(
      await verificationTestSandbox.sendRefused(calls.customerVerify, { as: customerOfCurrentVerificationTest }),
    ).toMatchObject({
      status: 422,
      answer: { code: 'details_incomplete' },
    });
  });

  test('is limited to ten attempts a day', async () => {
    await signInNewVerificationTestCustomer({ lastName: 'Nobody' });
    for (let tries = 0; tries < 10; tries += 1) await requestTestRegisterVerification();
    expect(
      (await verificationTestSandbox.sendRefused(calls.customerVerify, { as: customerOfCurrentVerificationTest }))
        .status,
    ).toBe(429);
  });
});

const licence = (change: Partial<LicenceRequest> = {}) =>
  verificationTestSandbox.send(calls.customerVerificationLicence, {
    as: customerOfCurrentVerificationTest,
    body: { ...TEST_LICENCE_REQUEST, ...change },
  });

async function refusedLicence(change: object) {
  const { status, json } = await verificationTestSandbox.fetch(calls.customerVerificationLicence, {
    as: customerOfCurrentVerificationTest,
    body: { ...TEST_LICENCE_REQUEST, ...change },
    breaks: 'sometimes',
  });
  return [status, json];
}

describe('POST /customer/verification/licence', () => {
  test('verifies the customer by a valid licence', async () => {
    await signInNewVerificationTestCustomer();
    const { result } = await licence();
    expect([result.status, findTestVerificationMethodStatus('drivers_licence', result)]).toEqual([
      'Verified',
      'attempted',
    ]);
    expect(await refusedLicence({})).toMatchObject([409, { code: 'already_verified' }]);
  });

  test('fails for a licence that is not in the register', async () => {
    await signInNewVerificationTestCustomer();
    expect((await licence({ licence_number: '12345000' })).result.status).toBe('Failed Verification');
  });

  test('requires no card number in states that print none', async () => {
    await signInNewVerificationTestCustomer();
    const { card_number: _, ...body } = { ...TEST_LICENCE_REQUEST, state: 'WA' as const, licence_number: '1234567' };
    expect(
      (
        await verificationTestSandbox.send(calls.customerVerificationLicence, {
          as: customerOfCurrentVerificationTest,
          body,
        })
      ).result.status,
    ).toBe('Verified');
  });

  test('accepts a licence on its expiry day', async () => {
    await signInNewVerificationTestCustomer();
    const last = { expiry_date: '2026-03-04' };
    expect(await refusedLicence({ expiry_date: '2026-03-03' })).toMatchObject([
      422,
      { errors: [{ code: 'licence_expired', target: 'expiry_date' }] },
    ]);
    expect((await licence(last)).result.status).toBe('Verified');
  });

  test.each([
    [{ licence_number: '' }, 'required', 'licence_number', 'This field is required'],
    [{ licence_number: '1234' }, 'invalid', 'licence_number', 'Please check this field'],
    [{ card_number: undefined }, 'required', 'card_number', 'This field is required'],
    [{ card_number: '1' }, 'invalid', 'card_number', 'Please check this field'],
    [{ expiry_date: '' }, 'required', 'expiry_date', 'This field is required'],
    [{ expiry_date: '17/04/2030' }, 'invalid', 'expiry_date', 'Please enter a valid date'],
    [{ state: 'GB' }, 'licence_not_offered', 'state', verificationMessages.licenceStateUnknown()],
    [{ state: undefined }, 'required', 'state', 'This field is required'],
  ])('a licence with the fields %j is refused with %s', async (change, code, target, message) => {
    await signInNewVerificationTestCustomer();
    expect(await refusedLicence(change)).toEqual([422, { code, errors: [{ code, message, target }], result: null }]);
    expect(readTestVerification().status).toBe('Unverified');
  });

  test('is refused until name, birth date and address are complete', async () => {
    await signInNewVerificationTestCustomer({ complete: false });
    expect(await refusedLicence({})).toMatchObject([422, { code: 'details_incomplete' }]);
  });
});

test('GET /config/licence describes the licence fields of each state, with examples that fit their patterns', async () => {
  const { states } = (await verificationTestSandbox.send(verificationServiceLicenceConfig)).result;
  expect(states.map(({ state }) => state)).toEqual(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']);
  expect(
    states.filter((state) => !new RegExp(state.licence_number_pattern).test(state.licence_number_example)),
  ).toEqual([]);
  expect(states.filter((state) => state.card_number_required !== (state.card_number_pattern !== null))).toEqual([]);
  expect((await verificationTestSandbox.send(verificationServiceLicenceConfig, { site: 'lantern' })).result).toEqual({
    states: [],
  });
  await signInNewVerificationTestCustomer({ siteKey: 'lantern' });
  expect(findTestVerificationMethodStatus('drivers_licence', readTestVerification())).toBe('disabled');
});

import { describe, expect, test } from 'vitest';
import * as calls from '#schemas/generated/api/verification.wire-calls.gen.ts';
import {
  advanceVerificationTestClock,
  createTestPhotoForm,
  createTestPictureFileFromBytes,
  customerOfCurrentVerificationTest,
  findTestVerificationMethodStatus,
  readTestVerification,
  requestTestRegisterVerification,
  sendTestVerificationForm,
  setUpSeededShopForVerificationTests,
  signInNewVerificationTestCustomer,
  switchVerificationTestCustomer,
  TEST_JPEG_FILE_BYTES,
  TEST_LICENCE_REQUEST,
  verificationTestSandbox,
} from '../../testing/verification-shop.ts';
import { verificationMessages } from '../verification/verification.messages.gen.ts';

setUpSeededShopForVerificationTests();

describe('verification by ConnectID', () => {
  const RETURN = 'http://harbour.localhost:3000/my-account/verify-account';

  const start = async () =>
    (
      await verificationTestSandbox.send(calls.customerVerificationConnectid, {
        as: customerOfCurrentVerificationTest,
        body: { return_url: RETURN },
      })
    ).result;

  /** Submits a decision on the page of the provider and returns its parameters. */
  async function decide(path: string, decision: string) {
    const response = await fetch(new URL(path, verificationTestSandbox.url), {
      method: 'POST',
      body: new URLSearchParams({ decision }),
      redirect: 'manual',
    });
    const address = new URL(response.headers.get('location') ?? 'http://nowhere');
    const [state = '', code = ''] = ['state', 'code'].map((name) => address.searchParams.get(name) ?? undefined);
    return { status: response.status, to: `${address.origin}${address.pathname}`, body: { state, code } };
  }

  const callback = (body: { state: string; code: string }) =>
    verificationTestSandbox.send(calls.customerVerificationConnectidCallback, {
      as: customerOfCurrentVerificationTest,
      body,
    });

  async function refusedCallback(body: object) {
    const { status, json } = await verificationTestSandbox.fetch(calls.customerVerificationConnectidCallback, {
      as: customerOfCurrentVerificationTest,
      body,
      breaks: 'sometimes',
    });
    return [status, json];
  }

  const NOT_VALID = [422, expect.objectContaining({ code: 'connectid_not_valid' })];

  test('verifies the customer who agrees, and accepts the returned code only once', async () => {
    await signInNewVerificationTestCustomer();
    const { state, authorise_path: path, expires_at: expires } = await start();
    expect(expires).toBe(new Date(verificationTestSandbox.shop.clock() + 15 * 60_000).toISOString());
    expect(findTestVerificationMethodStatus('connect_id', readTestVerification())).toBe('in_progress');
    const page = await fetch(new URL(path, verificationTestSandbox.url));
    expect([page.status, (await page.text()).includes(verificationMessages.shareWho())]).toEqual([200, true]);
    const back = await decide(path, 'agree');
    expect([back.status, back.to, back.body.state]).toEqual([303, RETURN, state]);
    expect((await decide(path, 'agree')).status).toBe(404);
    const { result } = await callback(back.body);
    expect([result.status, findTestVerificationMethodStatus('connect_id', result)]).toEqual(['Verified', 'attempted']);
    expect(await refusedCallback(back.body)).toEqual(NOT_VALID);
    expect(
      await verificationTestSandbox.sendRefused(calls.customerVerificationConnectid, {
        as: customerOfCurrentVerificationTest,
        body: { return_url: RETURN },
      }),
    ).toMatchObject({ status: 409, answer: { code: 'already_verified' } });
  });

  test('leaves the customer unverified when they decline', async () => {
    await signInNewVerificationTestCustomer();
    const { body } = await decide((await start()).authorise_path, 'decline');
    expect(await refusedCallback(body)).toMatchObject([422, { code: 'connectid_declined' }]);
    expect(await refusedCallback(body)).toEqual(NOT_VALID);
    expect(readTestVerification().status).toBe('Unverified');
  });

  test('accepts a callback only from the customer who started it, within 15 minutes, with the returned code', async () => {
    await signInNewVerificationTestCustomer();
    const first = customerOfCurrentVerificationTest;
    const { authorise_path: path, state } = await start();
    const { body } = await decide(path, 'agree');
    expect(await refusedCallback({ state, code: 'guess' })).toEqual(NOT_VALID);
    expect(await refusedCallback({ state: 'guess', code: body.code })).toEqual(NOT_VALID);
    await signInNewVerificationTestCustomer();
    expect(await refusedCallback(body)).toEqual(NOT_VALID);
    advanceVerificationTestClock(15 * 60_000);
    await switchVerificationTestCustomer(first.customer);
    expect(await refusedCallback(body)).toEqual(NOT_VALID);
    expect((await fetch(new URL((await start()).authorise_path, verificationTestSandbox.url))).status).toBe(200);
    expect(findTestVerificationMethodStatus('connect_id', readTestVerification())).toBe('in_progress');
  });

  test('invalidates the first request when the customer starts again', async () => {
    await signInNewVerificationTestCustomer();
    const { body } = await decide((await start()).authorise_path, 'agree');
    await start();
    expect(await refusedCallback(body)).toEqual(NOT_VALID);
  });

  test('refuses a callback, a new start and other verifications while uploaded documents are being checked', async () => {
    await signInNewVerificationTestCustomer();
    const { body } = await decide((await start()).authorise_path, 'agree');
    await sendTestVerificationForm(
      createTestPhotoForm(['front', createTestPictureFileFromBytes(TEST_JPEG_FILE_BYTES)]),
    );
    expect(await refusedCallback(body)).toMatchObject([409, { code: 'verification_pending' }]);
    const again = await verificationTestSandbox.sendRefused(calls.customerVerificationConnectid, {
      as: customerOfCurrentVerificationTest,
      body: { return_url: RETURN },
    });
    expect(again.answer.code).toBe('verification_pending');
    for (const call of [calls.customerVerify, calls.customerVerificationLicence]) {
      const refused = await verificationTestSandbox.fetch(call, {
        as: customerOfCurrentVerificationTest,
        ...(call.body ? { body: TEST_LICENCE_REQUEST } : {}),
      });
      expect(refused).toMatchObject({ status: 409, json: { code: 'verification_pending' } });
    }
  });

  test.each([
    [{}, 'required'],
    [{ return_url: 'javascript:alert(1)' }, 'invalid'],
    [{ return_url: 'https://elsewhere.example/' }, 'invalid'],
  ])('refuses the return URL %j', async (body, code) => {
    await signInNewVerificationTestCustomer();
    const { status, json } = await verificationTestSandbox.fetch(calls.customerVerificationConnectid, {
      as: customerOfCurrentVerificationTest,
      body,
      breaks: 'sometimes',
    });
    expect([status, json]).toMatchObject([422, { code, errors: [{ target: 'return_url' }] }]);
  });

  test('refuses a callback without valid state and code, and one from a customer who was verified in another way after the start', async () => {
    await signInNewVerificationTestCustomer();
    const { body } = await decide((await start()).authorise_path, 'agree');
    await requestTestRegisterVerification();
    expect(await refusedCallback(body)).toMatchObject([409, { code: 'already_verified' }]);
    expect(await refusedCallback({})).toMatchObject([422, { code: 'required' }]);
    expect(await refusedCallback({ state: '', code: '' })).toMatchObject([422, { code: 'invalid' }]);
  });
});

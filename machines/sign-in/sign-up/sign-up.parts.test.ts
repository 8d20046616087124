import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCommerceCalls } from '#commerce/commerce.ts';
import { createTestTransportFromTable } from '#commerce/testing.ts';
import { ApiError } from '#engine/api/api-error.ts';
import { createChildFormHandle } from '../../_kit/child/child-form.ts';
import { testFormClockAndKey } from '../../_kit/testing/form-events.ts';
import { type SignUpServices, startSignUpMachine } from './sign-up.start.ts';
import { signUpView } from './sign-up.view.ts';

const typed = {
  email: 'nell@mail.example',
  password: 'A-long-walk-9',
  firstname: 'Nell',
  lastname: 'Quirke',
  dateOfBirth: '1990-04-17',
  state: 'VIC',
  termsAccepted: true,
};
const chosen = [{ lotteryKey: 'golden-bay', numberSets: [{ key: 'main', numbers: [1, 2, 3] }] }];

function start(
  answers: Readonly<Record<string, unknown>>,
  favouriteNumbers = chosen,
  unlinked: SignUpServices['unlinked'] = null,
  requestLinkingOfPendingSocialAccount: SignUpServices['requestLinkingOfPendingSocialAccount'] = async () => undefined,
) {
  const { transport, sent } = createTestTransportFromTable(answers);
  const actor = startSignUpMachine(
    {
      commerce: createCommerceCalls(transport),
      commerceOf: () => createCommerceCalls(transport),
      favouriteNumbers: () => favouriteNumbers,
      leaveForProvider: () => undefined,
      unlinked,
      requestLinkingOfPendingSocialAccount,
    },
    testFormClockAndKey,
  );
  const targets: unknown[] = [];
  actor.on('sign-up.authenticated', ({ target }) => targets.push(target));
  actor.send({ type: 'SIGN_UP.BEGIN', target: '/cart' });
  const form = createChildFormHandle(actor, 'signUpForm');
  const type = (email: string) => form.send({ type: 'FIELD.CHANGE', name: 'email', value: email });
  return { actor, sent, targets, form, type, view: () => signUpView(actor.getSnapshot()) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a sign-up sends the favourite numbers chosen before and the platform Web, and signs the customer in', async () => {
  const { sent, targets, form, view } = start({ 'auth.signup': {} });
  form.send({ type: 'FORM.SUBMIT', values: typed });
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([
    [
      'auth.signup',
      {
        body: {
          ...typed,
          marketingOptIn: false,
          favouriteNumbers: chosen,
          saveDevice: false,
          metadata: { platform: 'Web' },
        },
      },
    ],
  ]);
  expect([view().step, targets]).toEqual(['authenticated', ['/cart']]);
});

test.each([true, false])('a sign-up sends the choice whether to remember the device: %s', async (saveDevice) => {
  const { sent, form } = start({ 'auth.signup': {} });
  form.send({ type: 'FORM.SUBMIT', values: { ...typed, saveDevice } });
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toMatchObject([['auth.signup', { body: { saveDevice } }]]);
});

test('the e-mail address of a sign-up is checked for being taken half a second after the last change', async () => {
  const { sent, type, view } = start({ 'auth.check-email': { available: false } });
  for (const part of ['nell', 'nell@mail.ex', 'nell@mail.example']) {
    type(part);
    await vi.advanceTimersByTimeAsync(499);
  }
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([['auth.check-email', { body: { email: 'nell@mail.example' } }]]);
  expect(view().isEmailTaken).toBe(true);
  type('nell@mail');
  expect(view().isEmailTaken).toBe(false);
});

test('sending the sign-up form stops the check whether the e-mail address is taken, because the new account itself takes it', async () => {
  const check = Promise.withResolvers<object>();
  const { form, type, view } = start({
    'auth.check-email': () => check.promise,
    'auth.signup': () => new Promise(() => undefined),
  });
  type(typed.email);
  await vi.advanceTimersByTimeAsync(500);
  form.send({ type: 'FORM.SUBMIT', values: typed });
  check.resolve({ available: false });
  await vi.advanceTimersByTimeAsync(0);
  expect(view().isEmailTaken).toBe(false);

  const settling = start({ 'auth.signup': () => new Promise(() => undefined) });
  settling.type(typed.email);
  settling.form.send({ type: 'FORM.SUBMIT', values: typed });
  await vi.advanceTimersByTimeAsync(500);
  expect(settling.sent.map(([call]) => call)).toEqual(['auth.signup']);
});

test('a check of the e-mail address that fails or is still running does not hold up the sign-up', async () => {
  const limited = new ApiError('Wait.', { status: 429, code: 'rate_limited' });
  const refused = start({ 'auth.check-email': limited, 'auth.signup': {} }, []);
  refused.type(typed.email);
  await vi.advanceTimersByTimeAsync(500);
  expect(refused.view()).toMatchObject({ step: 'form', isEmailTaken: false });
  refused.form.send({ type: 'FORM.SUBMIT', values: typed });
  await vi.advanceTimersByTimeAsync(0);
  expect(refused.targets).toEqual(['/cart']);

  const waiting = start({ 'auth.check-email': () => new Promise(() => undefined), 'auth.signup': {} });
  waiting.type(typed.email);
  await vi.advanceTimersByTimeAsync(500);
  waiting.form.send({ type: 'FORM.SUBMIT', values: typed });
  await vi.advanceTimersByTimeAsync(0);
  expect(waiting.targets).toEqual(['/cart']);
});

test('a social account is linked to the new account after sign-up; where that fails, the customer is told and can go on', async () => {
  const unlinked = { provider: 'northstar', proof: { assertion: 'proof', nonce: 'nonce-of-this-browser' } };
  const linked = start({ 'auth.signup': { customerId: 'c1' }, 'social-auth.link': [] }, [], unlinked);
  expect(linked.view()).toMatchObject({ step: 'form', unlinked: 'northstar' });
  linked.form.send({ type: 'FORM.SUBMIT', values: typed });
  await vi.advanceTimersByTimeAsync(0);
  await vi.advanceTimersByTimeAsync(0);
  expect(linked.sent[1]).toEqual(['social-auth.link', { params: { provider: 'northstar' }, body: unlinked.proof }]);
  expect([linked.view().step, linked.targets]).toEqual(['authenticated', ['/cart']]);

  const late = new ApiError('Too late.', { status: 422, code: 'assertion_not_valid' });
  const failed = start({ 'auth.signup': { customerId: 'c1' }, 'social-auth.link': late }, [], unlinked);
  failed.form.send({ type: 'FORM.SUBMIT', values: typed });
  await vi.advanceTimersByTimeAsync(0);
  await vi.advanceTimersByTimeAsync(0);
  expect([failed.view().step, failed.targets]).toEqual(['link_failed', []]);
  failed.actor.send({ type: 'SIGN_UP.CONTINUE' });
  expect(failed.targets).toEqual(['/cart']);
});

test('a social account whose proof the server kept is linked by the server after sign-up, or link_failed is shown', async () => {
  for (const [outcome, step] of [
    [async () => undefined, 'authenticated'],
    [() => Promise.reject(new Error('410')), 'link_failed'],
  ] as const) {
    const requestLinkingOfPendingSocialAccount = vi.fn<SignUpServices['requestLinkingOfPendingSocialAccount']>(outcome);
    const unlinked = { provider: 'northstar', proof: null };
    const { form, sent, view } = start(
      { 'auth.signup': { customerId: 'c1' } },
      [],
      unlinked,
      requestLinkingOfPendingSocialAccount,
    );
    form.send({ type: 'FORM.SUBMIT', values: typed });
    await vi.advanceTimersByTimeAsync(0);
    expect(requestLinkingOfPendingSocialAccount.mock.calls).toEqual([['c1', expect.any(AbortSignal)]]);
    expect([sent.map(([id]) => id), view().step]).toEqual([['auth.signup'], step]);
  }
});

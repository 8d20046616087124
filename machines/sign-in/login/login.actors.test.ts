import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCommerceCalls } from '#commerce/commerce.ts';
import { ApiError } from '#engine/api/api-error.ts';
import type { ApiTransport, CallInput, ContractCall } from '#engine/api/transport.ts';
import { createChildFormHandle } from '../../_kit/child/child-form.ts';
import { testFormClockAndKey } from '../../_kit/testing/form-events.ts';
import type { LoginServices } from './login.actors.ts';
import { startLoginMachine } from './login.start.ts';
import { loginView } from './login.view.ts';

const typed = { email: 'cleo@shop.example', password: 'Correct-Horse-9', saveDevice: true };
const session = { customerId: 'c1', sessionTimeout: 3600, forcePasswordChange: false, accountUpgrade: false };
const proof = { assertion: 'proof', nonce: 'nonce-of-this-browser' };
const refused = (code: string) =>
  new ApiError(code, { status: 403, code, result: { method: 'email', methods: ['email'], identifier: 'cleo@******' } });

type Answer = object | ApiError;

/** Answers calls in their order, each with what its id has next. */
function shop(answers: Readonly<Record<string, readonly Answer[]>>) {
  const sent: [id: string, body: unknown][] = [];
  const left = new Map(Object.entries(answers).map(([id, list]) => [id, [...list]]));
  const send = async ({ id }: Pick<ContractCall, 'id'>, { body }: CallInput<never, never, unknown>) => {
    sent.push([id, body]);
    const answer = left.get(id)?.shift() ?? new ApiError('No more.', { status: 500 });
    if (answer instanceof ApiError) throw answer;
    return { result: answer, pageInfo: null, expires: null };
  };
  return { commerce: createCommerceCalls({ send } as ApiTransport), sent };
}

function start(answers: Parameters<typeof shop>[0], more: Partial<LoginServices> = {}) {
  const { commerce, sent } = shop(answers);
  const own = {
    commerce,
    commerceOf: () => commerce,
    leaveForProvider: vi.fn<() => void>(),
    requestLinkingOfPendingSocialAccount: async () => undefined,
  };
  const actor = startLoginMachine(
    { ...own, provider: null, isUnlinked: false, proof: null, ...more },
    testFormClockAndKey,
  );
  const targets: unknown[] = [];
  actor.on('login.authenticated', ({ target }) => targets.push(target));
  actor.send({ type: 'LOGIN.BEGIN', target: '/cart' });
  const view = () => loginView(actor.getSnapshot());
  const password = createChildFormHandle(actor, 'loginForm');
  const code = createChildFormHandle(actor, 'codeForm');
  return { actor, sent, targets, view, password, code };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const settled = () => vi.advanceTimersByTimeAsync(0);

test('a log-in that needs a code is sent again with password and code, and the machine context never holds the password', async () => {
  const { sent, targets, view, actor, password, code } = start({ 'auth.login': [refused('2fa_required'), session] });
  password.send({ type: 'FORM.SUBMIT', values: typed });
  await settled();
  expect(view()).toMatchObject({
    step: 'code',
    code: { method: 'email', identifier: 'cleo@******', mayResend: false },
  });
  expect(JSON.stringify(actor.getSnapshot().context)).not.toContain(typed.password);
  expect(code.getSnapshot()?.context.values).toEqual({ saveDevice: true });
  code.send({ type: 'FORM.SUBMIT', values: { code: '123456', saveDevice: false } });
  await settled();
  expect(sent).toEqual([
    ['auth.login', typed],
    ['auth.login', { ...typed, otp: '123456', saveDevice: false }],
  ]);
  expect([view().step, targets]).toEqual(['authenticated', ['/cart']]);
});

test('a new log-in code is requested by a log-in without a code, a minute after the last one at the earliest', async () => {
  const limited = new ApiError('Wait.', { status: 429, code: 'rate_limited' });
  const needed = refused('2fa_required');
  const { actor, sent, view, password } = start({ 'auth.login': [needed, needed, limited] });
  password.send({ type: 'FORM.SUBMIT', values: typed });
  await settled();
  actor.send({ type: 'CODE.RESEND' });
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(view().code?.mayResend).toBe(true);
  actor.send({ type: 'CODE.RESEND' });
  expect(view().code?.isResending).toBe(true);
  await settled();
  expect(view().code).toMatchObject({ isResending: false, mayResend: false, isNotResent: false });
  await vi.advanceTimersByTimeAsync(60_000);
  actor.send({ type: 'CODE.RESEND' });
  await settled();
  expect(view().code).toMatchObject({ mayResend: true, isNotResent: true });
  expect(sent).toHaveLength(3);
});

test('an unlinked social account is linked to the customer who then logs in with a password', async () => {
  const { sent, view, targets, password } = start(
    {
      'social-auth.login': [refused('social_account_unknown')],
      'auth.login': [session],
      'social-auth.link': [[]],
    },
    { provider: 'northstar', proof },
  );
  await settled();
  expect(view()).toMatchObject({ step: 'form', unlinked: 'northstar' });
  password.send({ type: 'FORM.SUBMIT', values: typed });
  await settled();
  await settled();
  expect(sent.map(([id]) => id)).toEqual(['social-auth.login', 'auth.login', 'social-auth.link']);
  expect(sent[2]?.[1]).toEqual(proof);
  expect([view().step, targets]).toEqual(['authenticated', ['/cart']]);
});

test('a customer whose social account cannot be linked at log-in sees that, and can go on signed in', async () => {
  const { actor, view, targets, password } = start(
    {
      'social-auth.login': [refused('social_account_unknown')],
      'auth.login': [session],
      'social-auth.link': [refused('2fa_required')],
    },
    { provider: 'northstar', proof },
  );
  await settled();
  password.send({ type: 'FORM.SUBMIT', values: typed });
  await settled();
  await settled();
  expect([view().step, targets]).toEqual(['link_failed', []]);
  actor.send({ type: 'LOGIN.CONTINUE' });
  expect(targets).toEqual(['/cart']);
});

test('a provider proof that this browser did not ask for shows a failure and sends no call', async () => {
  const { sent, view } = start({}, { provider: '', proof: null });
  await settled();
  expect([view().failure, sent]).toEqual(['provider', []]);
});

test('a social account already known as unlinked is not looked up again, and is linked after the log-in', async () => {
  const { sent, view, password } = start(
    { 'auth.login': [session], 'social-auth.link': [[]] },
    { provider: 'northstar', isUnlinked: true, proof },
  );
  await settled();
  expect([view().unlinked, sent]).toEqual(['northstar', []]);
  password.send({ type: 'FORM.SUBMIT', values: typed });
  await settled();
  await settled();
  expect(sent.map(([id]) => id)).toEqual(['auth.login', 'social-auth.link']);
});

test('a social account whose proof the server kept is linked by the server after the log-in, without a link call', async () => {
  const requestLinkingOfPendingSocialAccount = vi.fn<LoginServices['requestLinkingOfPendingSocialAccount']>(
    async () => undefined,
  );
  const { sent, view, targets, password } = start(
    { 'auth.login': [session] },
    { provider: 'northstar', isUnlinked: true, proof: null, requestLinkingOfPendingSocialAccount },
  );
  expect(view().unlinked).toBe('northstar');
  password.send({ type: 'FORM.SUBMIT', values: typed });
  await settled();
  await settled();
  expect(requestLinkingOfPendingSocialAccount.mock.calls).toEqual([[session.customerId, expect.any(AbortSignal)]]);
  expect([sent.map(([id]) => id), targets]).toEqual([['auth.login'], ['/cart']]);
});

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as calls from '#schemas/generated/api/identity.wire-calls.gen.ts';
import { DEMO_PASSWORD } from '../../seed/customers.ts';
import {
  findLastTestMail,
  generateBenAuthenticatorCode,
  logInAsDemoCustomer,
  readMailedToken,
  toSignedInTestCustomer,
} from '../../testing/sign-in.ts';
import { type TestCallOptions, TestSandbox } from '../../testing/test-sandbox.ts';
import { sendAutologinMail } from '../mail-links.ts';

const NOON = Date.parse('2026-03-04T01:00:00Z');
const ADA = 'ada@harbour.example';
const NEW = 'tall-copper-kettle';

let sandbox: TestSandbox;

beforeEach(async () => {
  sandbox = await TestSandbox.open(new Date(NOON).toISOString());
});

afterEach(async () => {
  await sandbox.close();
});

function after(milliseconds: number): void {
  sandbox.moveTo(new Date(NOON + milliseconds).toISOString());
}

async function refusalOf<Body, Answer>(
  call: Parameters<typeof sandbox.sendRefused<Body, Answer>>[0],
  options: TestCallOptions<Body>,
): Promise<[number, string]> {
  const { status, answer } = await sandbox.sendRefused(call, options);
  return [status, answer.code];
}

async function logIn(email: string, password: string): Promise<number> {
  return (await sandbox.fetch(calls.authLogin, { body: { email, password } })).status;
}

async function codesOf(call: Parameters<typeof sandbox.fetch>[0], options: Parameters<typeof sandbox.fetch>[1]) {
  const { status, json } = await sandbox.fetch(call, { ...options, breaks: 'always' });
  return [status, typeof json === 'object' && json !== null && 'code' in json ? json.code : null];
}

describe('a forgotten password', () => {
  const forgot = (email: string, site: 'harbour' | 'lantern' = 'harbour') =>
    sandbox.fetch(calls.passwordForgot, { site, body: { email } });

  /** Mails since then, newest first. */
  const mailsSince = (id: number) => sandbox.shop.outbox.listLatest(99).filter((mail) => mail.id > id);
  const newestMail = () => sandbox.shop.outbox.listLatest(1)[0]?.id ?? 0;

  test('gets the same answer when reported for a known or unknown address, and only a known one gets a mail', async () => {
    const before = newestMail();
    const answers = [await forgot(ADA), await forgot('nobody@harbour.example'), await forgot(ADA, 'lantern')];
    expect(answers.map(({ status, json }) => [status, json])).toEqual(
      answers.map(() => [202, { result: { done: true } }]),
    );
    const sent = mailsSince(before).map(({ recipient, subject }) => [recipient, subject]);
    expect(sent).toEqual([[ADA, 'Choose a new password']]);
  });

  test('can be reported five times in 15 minutes per address, known or not', async () => {
    const before = newestMail();
    const statuses = async (email: string) => {
      const answers = [];
      for (let tries = 0; tries < 6; tries += 1) answers.push((await forgot(email)).status);
      return answers;
    };
    const limited = [...Array(5).fill(202), 429];
    expect([await statuses(ADA), await statuses('nobody@harbour.example')]).toEqual([limited, limited]);
    expect(mailsSince(before)).toHaveLength(5);
    after(15 * 60_000);
    expect((await forgot(ADA)).status).toBe(202);
  });

  test('is replaced by way of the mailed link, once, which ends every session', async () => {
    const ada = toSignedInTestCustomer(sandbox, await logInAsDemoCustomer(sandbox, 'ada'));
    await forgot(ADA);
    const spare = readMailedToken(sandbox, ADA);
    await forgot(ADA);
    const token = readMailedToken(sandbox, ADA);
    expect(await refusalOf(calls.passwordReset, { site: 'lantern', body: { token, password: NEW } })).toEqual([
      404,
      'link_not_valid',
    ]);
    expect(await refusalOf(calls.passwordReset, { body: { token, password: 'ada-ada-ada' } })).toEqual([
      422,
      'password_too_weak',
    ]);
    await sandbox.send(calls.passwordReset, { body: { token, password: NEW } });
    expect(await refusalOf(calls.passwordReset, { body: { token, password: NEW } })).toEqual([404, 'link_not_valid']);
    expect(await refusalOf(calls.passwordReset, { body: { token: spare, password: NEW } })).toEqual([
      404,
      'link_not_valid',
    ]);
    expect(await refusalOf(calls.authTransferToken, { as: ada })).toEqual([401, 'invalid_token']);
    expect([await logIn(ADA, DEMO_PASSWORD), await logIn(ADA, NEW)]).toEqual([401, 200]);
    expect(findLastTestMail(sandbox, ADA).subject).toBe('Your password was changed');
  });

  test('is replaced once when the link is followed twice at the same time', async () => {
    await forgot(ADA);
    const token = readMailedToken(sandbox, ADA);
    const answers = await Promise.all(
      [NEW, `${NEW}-2`].map((password) => sandbox.fetch(calls.passwordReset, { body: { token, password } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  test('is not replaced by an expired link or one sent to a former address', async () => {
    await forgot(ADA);
    const token = readMailedToken(sandbox, ADA);
    after(3_600_000);
    const body = { token, password: NEW };
    expect(await refusalOf(calls.passwordReset, { body })).toEqual([404, 'link_not_valid']);
    after(0);
    const ada = sandbox.shop.customers.findByEmail('harbour', ADA);
    sandbox.shop.customers.update(ada?.id ?? '', { email: 'ada@elsewhere.example' });
    expect(await refusalOf(calls.passwordReset, { body })).toEqual([404, 'link_not_valid']);
  });

  test('is replaced without giving up two-factor: log-in still requires a code', async () => {
    await forgot('ben@harbour.example');
    const token = readMailedToken(sandbox, 'ben@harbour.example');
    await sandbox.send(calls.passwordReset, { body: { token, password: NEW } });
    expect(await refusalOf(calls.authLogin, { body: { email: 'ben@harbour.example', password: NEW } })).toEqual([
      403,
      '2fa_required',
    ]);
  });

  test('requests with an invalid body are refused', async () => {
    expect(await codesOf(calls.passwordForgot, { body: {} })).toEqual([422, 'required']);
    expect(await codesOf(calls.passwordForgot, { body: { email: 'x'.repeat(255) } })).toEqual([422, 'invalid']);
    const unencoded = { body: '{"email":"ada@harbour.example"}', headers: { 'content-type': 'application/json' } };
    expect(await codesOf(calls.passwordForgot, unencoded)).toEqual([400, 'invalid_json']);
    expect(await codesOf(calls.passwordReset, { body: {} })).toEqual([422, 'required']);
    expect(await codesOf(calls.passwordReset, { body: { token: 't', password: 'short' } })).toEqual([422, 'invalid']);
  });
});

describe('POST /customer/change-password', () => {
  const change = { current_password: DEMO_PASSWORD, new_password: NEW };

  test('replaces the password, keeps this session and ends the others and their links', async () => {
    const [here, there] = [await logInAsDemoCustomer(sandbox, 'ada'), await logInAsDemoCustomer(sandbox, 'ada')];
    const as = toSignedInTestCustomer(sandbox, here);
    sendAutologinMail(sandbox.shop, as.customer, NOON);
    await sandbox.send(calls.customerChangePassword, { as, body: change });
    expect([await logIn(ADA, DEMO_PASSWORD), await logIn(ADA, NEW)]).toEqual([401, 200]);
    await sandbox.send(calls.authRefresh, { body: { refresh_token: here.refresh_token } });
    expect(await refusalOf(calls.authRefresh, { body: { refresh_token: there.refresh_token } })).toEqual([
      401,
      'refresh_invalid',
    ]);
    const open = sandbox.shop.db.prepare(
      'SELECT count(*) AS open FROM one_time_tokens WHERE used_at IS NULL AND kind = ?',
    );
    expect(open.get('autologin')).toEqual({ open: 0 });
  });

  test('refuses a wrong old password, an unchanged one and a weak one', async () => {
    const as = toSignedInTestCustomer(sandbox, await logInAsDemoCustomer(sandbox, 'ada'));
    const refused = async (body: typeof change) => {
      const { status, answer } = await sandbox.sendRefused(calls.customerChangePassword, { as, body });
      return [status, answer.errors.map(({ code, target }) => [code, target])];
    };
    expect(await refused({ ...change, current_password: 'wrong' })).toEqual([
      422,
      [['password_incorrect', 'current_password']],
    ]);
    expect(await refused({ ...change, new_password: DEMO_PASSWORD })).toEqual([
      422,
      [['password_unchanged', 'new_password']],
    ]);
    expect(await refused({ ...change, new_password: 'password123' })).toEqual([
      422,
      [['password_too_weak', 'new_password']],
    ]);
    expect(await codesOf(calls.customerChangePassword, { as, body: {} })).toEqual([422, 'required']);
    expect(await codesOf(calls.customerChangePassword, { as, body: { ...change, new_password: 'short' } })).toEqual([
      422,
      'invalid',
    ]);
    expect(await logIn(ADA, DEMO_PASSWORD)).toBe(200);
  });

  test('limits guesses of the old password', async () => {
    const as = toSignedInTestCustomer(sandbox, await logInAsDemoCustomer(sandbox, 'ada'));
    const guess = () => sandbox.fetch(calls.customerChangePassword, { as, body: { ...change, current_password: 'x' } });
    const statuses = (await Promise.all(Array.from({ length: 12 }, guess))).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(10).fill(422), 429, 429]);
  });

  test('two parallel requests take effect once', async () => {
    const as = toSignedInTestCustomer(sandbox, await logInAsDemoCustomer(sandbox, 'ada'));
    const answers = await Promise.all(
      [NEW, `${NEW}-2`].map((password) =>
        sandbox.fetch(calls.customerChangePassword, { as, body: { ...change, new_password: password } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('requires a code from a customer with two-factor', async () => {
    const ben = sandbox.shop.customers.findByEmail('harbour', 'ben@harbour.example');
    if (!ben) throw new Error('there is no ben');
    const plain = await sandbox.signIn(ben);
    expect(await refusalOf(calls.customerChangePassword, { as: plain, body: change })).toEqual([403, '2fa_required']);
    const as = toSignedInTestCustomer(
      sandbox,
      await logInAsDemoCustomer(sandbox, 'ben', { otp: generateBenAuthenticatorCode(sandbox) }),
    );
    await sandbox.send(calls.customerChangePassword, { as, body: change });
  });
});

describe('POST /password/force-change', () => {
  test('sets the new password that was required at sign-in', async () => {
    const answer = await logInAsDemoCustomer(sandbox, 'dev');
    const as = toSignedInTestCustomer(sandbox, answer);
    const refused = (password: string) =>
      refusalOf(calls.passwordForceChange, { as, body: { new_password: password } });
    expect(await refused(DEMO_PASSWORD)).toEqual([422, 'password_unchanged']);
    expect(await refused('password123')).toEqual([422, 'password_too_weak']);
    await sandbox.send(calls.passwordForceChange, { as, body: { new_password: NEW } });
    expect(await refused(NEW)).toEqual([409, 'password_change_not_required']);
    const { result } = await sandbox.send(calls.authRefresh, { body: { refresh_token: answer.refresh_token } });
    expect(result.force_password_change).toBe(false);
    expect(await logIn('dev@harbour.example', NEW)).toBe(200);
  });

  test('is refused when no change is required, and needs a two-factor code', async () => {
    const as = toSignedInTestCustomer(sandbox, await logInAsDemoCustomer(sandbox, 'ada'));
    const body = { new_password: NEW };
    expect(await refusalOf(calls.passwordForceChange, { as, body })).toEqual([409, 'password_change_not_required']);
    expect(await codesOf(calls.passwordForceChange, { as, body: {} })).toEqual([422, 'required']);
    expect(await codesOf(calls.passwordForceChange, { as, body: { new_password: 'short' } })).toEqual([422, 'invalid']);
    const ben = sandbox.shop.customers.findByEmail('harbour', 'ben@harbour.example');
    sandbox.shop.customers.update(ben?.id ?? '', { forcePasswordChange: true });
    const plain = await sandbox.signIn(sandbox.shop.customers.require(ben?.id ?? ''));
    expect(await refusalOf(calls.passwordForceChange, { as: plain, body })).toEqual([403, '2fa_required']);
  });
});

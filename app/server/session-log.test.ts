import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  ADA_CREDENTIALS,
  DEMONSTRATION_PASSWORD,
  type SandboxSessionHarness,
  startSandboxSessionHarness,
} from './testing/session-harness.ts';

let sessions: SandboxSessionHarness;
beforeAll(async () => {
  sessions = await startSandboxSessionHarness();
});
afterAll(() => sessions.close());

test('no secret is logged by a sign-in, a token refresh or their failure', async () => {
  let refusing = false;
  const shop = sessions.open(async (input, init) =>
    refusing
      ? Response.json({ result: { otp: '246810', access_token: 'eyJ.leak.leak' } }, { status: 500 })
      : fetch(input, init),
  );
  const { jar, sendProbeCall, call, customerId } = await sessions.signIn(shop);
  const { log } = shop;
  await call('auth.refresh', { customerId, body: { otp: '135790' } });
  sessions.passMinutes(6);
  await sendProbeCall();
  refusing = true;
  sessions.passMinutes(6);
  await sendProbeCall();
  await call('auth.login', { body: { ...ADA_CREDENTIALS, otp: '975310' } });
  log.error({ err: new Error('x'), headers: { cookie: 'a=SECRET-1', authorization: 'Bearer SECRET-2' } }, 'failed');
  log.error({ target: '/login/autologin/SECRET-3-SECRET-3?token=SECRET-4' }, 'failed');
  log.warn(
    { host: 'h', kind: 'csp', body: '{"document-uri":"http://h/confirm/SECRET5SECRET5SECRET5?t=SECRET-6"}' },
    'r',
  );
  jar.set('access-token', 'SECRET-7');
  await sendProbeCall();
  const text = shop.logged();
  expect(text).toContain('AuthValidationError');
  expect(text).toContain('"/login/autologin/…"');
  const secrets = [
    DEMONSTRATION_PASSWORD,
    '246810',
    '135790',
    '975310',
    'eyJ',
    'SECRET',
    ...[...jar.values()].filter(({ length }) => length > 20),
  ];
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
});

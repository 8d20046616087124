import { hash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { coversSpec } from '../../scripts/test/covers-spec.ts';
import {
  countTestShopTokenRefreshes,
  listTestShopApiRequestPaths,
  type SandboxSessionHarness,
  SIGNED_IN_PROBE_CALL,
  startSandboxSessionHarness,
} from './testing/session-harness.ts';

let sessions: SandboxSessionHarness;
beforeAll(async () => {
  sessions = await startSandboxSessionHarness();
});
afterAll(() => sessions.close());

describe('expired access tokens', () => {
  test('are refreshed before the call, once for twenty concurrent calls, without signing out', async () => {
    const { shop, sendProbeCall, jar } = await sessions.signIn();
    const before = jar.get('access-token');
    sessions.passMinutes(6);
    const answers = await Promise.all(Array.from({ length: 20 }, sendProbeCall));
    expect(answers.map(({ json }) => json.code)).toEqual(Array.from({ length: 20 }, () => 'email_confirmed'));
    expect(countTestShopTokenRefreshes(shop)).toBe(1);
    expect(jar.get('access-token')).not.toBe(before);
    sessions.passMinutes(6);
    const again = await sendProbeCall();
    expect(again.json.code).toBe('email_confirmed');
    coversSpec('flows', 'token-refresh', again);
  });

  test('that only the API considers expired are refreshed after the call, once for twenty calls', async () => {
    const { shop, sendProbeCall } = await sessions.signIn();
    sessions.passMinutesAtApi(6);
    const answers = await Promise.all(Array.from({ length: 20 }, sendProbeCall));
    expect(answers.map(({ json }) => json.code)).toEqual(Array.from({ length: 20 }, () => 'email_confirmed'));
    expect([
      countTestShopTokenRefreshes(shop),
      listTestShopApiRequestPaths(shop).filter((path) => path.endsWith('/resend')).length,
    ]).toEqual([1, 40]);
    for (const answer of answers) coversSpec('rules', 'transport.refresh-retry', answer);
  });

  test.each([401, 403])(
    'that the lotto party service refuses with status %i are refreshed, and the call is repeated',
    async (status) => {
      let refusals = 1;
      const { shop, call, customerId } = await sessions.signIn(
        sessions.open(async (input, init) => {
          if (!String(input).includes('/config/golden-bay') || refusals-- <= 0) return fetch(input, init);
          return Response.json({ errors: [], code: null, result: null }, { status });
        }),
      );
      const envelope = { params: { id: 'golden-bay' }, customerId };
      const answer = await call('lotto-party.config.get', envelope);
      expect([answer.status, answer.json.result?.maxShares]).toEqual([200, 50]);
      const made = listTestShopApiRequestPaths(shop).slice(-3);
      expect([made[0], made[1], countTestShopTokenRefreshes(shop)]).toEqual([made[2], '/refresh', 1]);
      coversSpec('errors', 'lotto-party.reauth', answer);
    },
  );

  test('are refreshed by two nodes without signing the customer out', async () => {
    const { jar, customerId, sendProbeCall } = await sessions.signIn();
    const other = sessions.open().browser();
    for (const [name, value] of jar) other.jar.set(name, value);
    sessions.passMinutes(6);
    const [here, there] = await Promise.all([sendProbeCall(), other.call(SIGNED_IN_PROBE_CALL, { customerId })]);
    expect([here.json.code, there.json.code]).toEqual(['email_confirmed', 'email_confirmed']);
    sessions.passMinutes(6);
    expect((await sendProbeCall()).json.code).toBe('email_confirmed');
  });

  test('end the session for both sides when somebody else tries to use the already used refresh token', async () => {
    const { shop, jar, sendProbeCall, customerId } = await sessions.signIn();
    const thief = sessions.open().browser();
    for (const [name, value] of jar) thief.jar.set(name, value);
    sessions.passMinutes(6);
    await sendProbeCall();
    sessions.passMinutes(1);
    const stolen = await thief.call(SIGNED_IN_PROBE_CALL, { customerId });
    expect([stolen.status, stolen.json.code]).toEqual([401, 'signed_out']);
    const own = await sendProbeCall();
    expect([own.status, own.json.code, [...jar.keys()].sort()]).toEqual([
      401,
      expect.stringMatching(/^(?:signed_out|AUTH_REFRESH_FAILED)$/),
      ['device', 'notice'],
    ]);
    expect(countTestShopTokenRefreshes(shop)).toBeGreaterThan(0);
  });
});

test('a token refresh sends the hash of the issued device id as its fingerprint', async () => {
  const bodies: { fingerprint?: string }[] = [];
  const { call, customerId, sendProbeCall } = await sessions.signIn(
    sessions.open(async (input, init) => {
      if (String(input).endsWith('/refresh')) bodies.push(JSON.parse(String(init?.body)));
      return fetch(input, init);
    }),
  );
  sessions.passMinutes(6);
  await sendProbeCall();
  const session = sessions.sandbox.shop.db
    .prepare('SELECT device_uuid, fingerprint FROM sessions WHERE customer_id = ? ORDER BY rowid DESC')
    .get(customerId);
  const issued = hash('sha256', String(session?.['device_uuid']), 'hex');
  expect(bodies.map(({ fingerprint }) => fingerprint)).toEqual([issued]);
  expect(session?.['fingerprint']).toBe(issued);
  const forged = await call('auth.refresh', { customerId, body: { otp: '000000', fingerprint: 'mine' } });
  expect([forged.status, forged.json.code]).toEqual([422, 'invalid_body']);
});

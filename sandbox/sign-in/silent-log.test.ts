import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAllSandboxRoutes } from '../calls/all-routes.ts';
import { createSandboxCallsApp } from '../http/sandbox-app.ts';
import { getDemoCredentials, logInAsDemoCustomer } from '../testing/sign-in.ts';
import { createSignedTestHeaders, TestSandbox } from '../testing/test-sandbox.ts';

let sandbox: TestSandbox;

beforeEach(async () => {
  sandbox = await TestSandbox.open('2026-03-04T01:00:00Z');
});

afterEach(async () => {
  await sandbox.close();
});

test('an error in a sign-in call is logged without password, code or token', async () => {
  const { refresh_token: refreshToken, access_token: accessToken } = await logInAsDemoCustomer(sandbox, 'ada');
  const logged: string[] = [];
  const app = createSandboxCallsApp(sandbox.shop, createAllSandboxRoutes(sandbox.shop), (entry) =>
    logged.push(JSON.stringify(entry)),
  );
  sandbox.shop.db.exec('DROP TABLE refresh_tokens; DROP TABLE two_factor; DROP TABLE one_time_tokens');
  const send = async (path: string, body: object | URLSearchParams) => {
    const init = { method: 'POST', headers: createSignedTestHeaders('harbour', '3.0') };
    const encoded = body instanceof URLSearchParams ? body : JSON.stringify(body);
    return (await app.request(path, { ...init, body: encoded })).status;
  };
  const statuses = [
    await send('/v2/login', { ...getDemoCredentials('ada'), otp: '987123' }),
    await send('/v2/refresh', { refresh_token: refreshToken, otp: '987123' }),
    await send('/v2/transfer', { token: 'token-of-a-link' }),
    await send('/v2/password/reset', new URLSearchParams({ token: 'token-of-a-link', password: 'tall-copper-kettle' })),
  ];
  expect([statuses, logged.length]).toEqual([[500, 500, 500, 500], 4]);
  const secrets = [
    getDemoCredentials('ada').password,
    '987123',
    refreshToken,
    accessToken,
    'token-of-a-link',
    'kettle',
  ];
  expect(secrets.filter((secret) => logged.join('\n').includes(secret))).toEqual([]);
});

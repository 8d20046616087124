import { afterAll, beforeAll, expect, test } from 'vitest';
import credentials from '../../sandbox/seed/brands.json' with { type: 'json' };
import { TestSandbox } from '../../sandbox/testing/test-sandbox.ts';
import { openTestShopOfBrandOverApi } from './testing/session-shop.ts';

const MINUTE = 60_000;
const OLD = 'an earlier one that is short';
const NEW = 'kq3Vw8ZrT1nYx6Bc0LmE4hUs9JdPfA2g';

let sandbox: TestSandbox;
let now = Date.now();
beforeAll(async () => {
  sandbox = await TestSandbox.open(new Date(now).toISOString());
});
afterAll(() => sandbox.close());

const shopWith = (secret: string, previousSecret?: string) =>
  openTestShopOfBrandOverApi({
    apiOrigin: sandbox.url,
    account: credentials.harbour,
    clock: () => now,
    secret,
    ...(previousSecret !== undefined && { previousSecret }),
  });

/** The same browser at a shop restarted with other secrets. */
function browserAt(shop: ReturnType<typeof openTestShopOfBrandOverApi>, cookies: ReadonlyMap<string, string>) {
  const browser = shop.browser();
  for (const [name, value] of cookies) browser.jar.set(name, value);
  return browser;
}

test('a new session secret signs nobody out while the previous secret still opens cookies, which get sealed with the new secret', async () => {
  const before = shopWith(OLD).browser();
  const { json } = await before.call('auth.login', {
    body: { email: 'ada@harbour.example', password: 'Correct-Horse-9' },
  });
  const { customerId } = json.result;

  expect((await browserAt(shopWith(NEW), before.jar).visitor()).json.customerId).toBeNull();

  const during = browserAt(shopWith(NEW, OLD), before.jar);
  now += 6 * MINUTE;
  sandbox.moveTo(new Date(now).toISOString());
  expect((await during.visitor()).json).toMatchObject({ customerId, notices: [] });
  expect(during.jar.get('access-token')).not.toBe(before.jar.get('access-token'));

  expect((await browserAt(shopWith(NEW), during.jar).visitor()).json).toMatchObject({ customerId, notices: [] });
  expect((await browserAt(shopWith(OLD), during.jar).visitor()).json.customerId).toBeNull();
});

import credentials from '../../../sandbox/seed/brands.json' with { type: 'json' };
import { TestSandbox } from '../../../sandbox/testing/test-sandbox.ts';
import { openTestShopOfBrandOverApi } from './session-shop.ts';

const MINUTE = 60_000;

/** The password of the demonstration customers. */
export const DEMONSTRATION_PASSWORD = 'Correct-Horse-9';

export const ADA_CREDENTIALS = { email: 'ada@harbour.example', password: DEMONSTRATION_PASSWORD };

/** A call that the sandbox refuses with `email_confirmed` only if the customer is signed in. */
export const SIGNED_IN_PROBE_CALL = 'customer.resend-email-confirmation';

export type SandboxSessionHarness = Awaited<ReturnType<typeof startSandboxSessionHarness>>;

type SessionShop = ReturnType<typeof openTestShopOfBrandOverApi>;

/** A sandbox and shops over it, which share one clock. */
export async function startSandboxSessionHarness() {
  let now = Date.now();
  const sandbox = await TestSandbox.open(new Date(now).toISOString());

  function open(fetcher?: typeof fetch): SessionShop {
    return openTestShopOfBrandOverApi({
      apiOrigin: sandbox.url,
      account: credentials.harbour,
      clock: () => now,
      ...(fetcher && { fetch: fetcher }),
    });
  }

  async function signIn(shop = open(), who = ADA_CREDENTIALS) {
    const browser = shop.browser();
    const { status, json } = await browser.call('auth.login', { body: who, customerId: null });
    if (status !== 200) throw new Error(`${who.email} was not signed in: ${status}`);
    const { customerId, forcePasswordChange }: Record<string, string> = json.result;
    const sendProbeCall = () => browser.call(SIGNED_IN_PROBE_CALL, { customerId });
    return { ...browser, shop, customerId: String(customerId), forcePasswordChange, sendProbeCall };
  }

  return {
    sandbox,
    open,
    signIn,
    /** Lets time pass for the shops and the sandbox. */
    passMinutes(minutes: number): void {
      now += minutes * MINUTE;
      sandbox.moveTo(new Date(now).toISOString());
    },
    /** Lets time pass for the sandbox alone. */
    passMinutesAtApi(minutes: number): void {
      sandbox.moveTo(new Date(now + minutes * MINUTE).toISOString());
    },
    close: () => sandbox.close(),
  };
}

/** Paths of the requests that a shop has made of the commerce API. */
export function listTestShopApiRequestPaths({ sent }: SessionShop): readonly string[] {
  return sent.map(({ url }) => new URL(url).pathname.replace('/v2', ''));
}

export function countTestShopTokenRefreshes(shop: SessionShop): number {
  return listTestShopApiRequestPaths(shop).filter((path) => path === '/refresh').length;
}

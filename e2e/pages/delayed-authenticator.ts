import { TOTP } from 'otpauth';
import { callApiFromPage, signInThroughApiInBrowser } from './session.ts';

const QUARTER = 16 * 60_000;

type ShopPage = Parameters<typeof callApiFromPage>[0];

/** Advances the shop's clock by more than 15 minutes, so that elevation expires. */
export async function advanceClockPastElevation(apiUrl: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await fetch(`${apiUrl}/_test/clock`, { method: 'PUT', headers, body: JSON.stringify({ advance_ms: QUARTER }) });
}

/** Signs in a customer who set up an authenticator more than 15 minutes ago. Returns its codes. */
export async function signInAndSetUpOlderAuthenticator(
  page: ShopPage,
  apiUrl: string,
  email: string,
): Promise<() => Promise<string>> {
  await signInThroughApiInBrowser(page, email);
  const { result } = await callApiFromPage(page, 'two-factor.authenticator-start');
  const authenticator = new TOTP({ secret: String(result.secret) });
  const code = async () => authenticator.generate({ timestamp: await shopTime(apiUrl) });
  await callApiFromPage(page, 'two-factor.authenticator', { otp: await code() });
  await advanceClockPastElevation(apiUrl);
  return code;
}

async function shopTime(apiUrl: string): Promise<number> {
  const { now }: { readonly now: string } = await (await fetch(`${apiUrl}/_test/clock`)).json();
  return Date.parse(now);
}

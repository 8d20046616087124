import { Secret, TOTP } from 'otpauth';
import { DEMO_TOTP_SECRET } from '../../sandbox/seed/customers.ts';

/** The current code of Ben's authenticator, by the shop's clock. */
export async function fetchDemoAuthenticatorCode(apiUrl: string): Promise<string> {
  const response = await fetch(`${apiUrl}/_test/clock`);
  const { now }: { readonly now: string } = await response.json();
  return new TOTP({ secret: Secret.fromBase32(DEMO_TOTP_SECRET) }).generate({ timestamp: Date.parse(now) });
}

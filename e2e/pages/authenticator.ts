import { Secret, TOTP } from 'otpauth';
import { DEMO_TOTP_SECRET } from '../../sandbox/seed/customers.ts';

/** The code that Ben's authenticator shows at the time of the shop. */
export async function fetchDemoAuthenticatorCode(apiUrl: string): Promise<string> {
  const response = await fetch(`${apiUrl}/_test/clock`);
  const { now }: { readonly now: string } = await response.json();
  return new TOTP({ secret: Secret.fromBase32(DEMO_TOTP_SECRET) }).generate({ timestamp: Date.parse(now) });
}

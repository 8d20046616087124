import { authLogin } from '#schemas/generated/api/identity.wire-calls.gen.ts';
import type { LoginRequest, Session as SessionAnswer } from '#schemas/generated/api/wire-types.gen.ts';
import { DEMO_PASSWORD, DEMO_TOTP_SECRET } from '../seed/customers.ts';
import { totpCode } from '../sign-in/totp.ts';
import type { SignedIn, SiteKey, TestSandbox } from './test-sandbox.ts';

/** What signs a demonstration customer of a brand in. */
export function credentialsOf(key: string, site: SiteKey = 'harbour'): LoginRequest {
  return { email: `${key}@${site}.example`, password: DEMO_PASSWORD };
}

/** Logs a demonstration customer in over the API, with a code where one is given. */
export async function logInAs(
  sandbox: TestSandbox,
  key: string,
  { site = 'harbour', ...request }: Partial<LoginRequest> & { readonly site?: SiteKey } = {},
): Promise<SessionAnswer> {
  const { result } = await sandbox.send(authLogin, { site, body: { ...credentialsOf(key, site), ...request } });
  return result;
}

/** A session that a call answered with, to make calls with. */
export function signedInBy(sandbox: TestSandbox, answer: SessionAnswer): SignedIn {
  const customer = sandbox.shop.customers.require(answer.customer_id);
  const payload: unknown = JSON.parse(Buffer.from(answer.access_token.split('.')[1] ?? '', 'base64url').toString());
  const sid = typeof payload === 'object' && payload !== null && 'sid' in payload ? String(payload.sid) : '';
  const session = sandbox.shop.sessions.byId(sid);
  if (!session) throw new Error('the session has ended');
  return { customer, session, accessToken: answer.access_token };
}

/** The code that Ben's authenticator shows now. */
export function bensCode(sandbox: TestSandbox): string {
  return totpCode(DEMO_TOTP_SECRET, sandbox.shop.clock());
}

/** The code in the last mail to an address. */
export function mailedCode(sandbox: TestSandbox, email: string): string {
  const code = /\b\d{6}\b/.exec(lastMail(sandbox, email).subject)?.[0];
  if (code === undefined) throw new Error(`the last mail to ${email} holds no code`);
  return code;
}

/** The token of the link in the last mail to an address. */
export function mailedToken(sandbox: TestSandbox, email: string): string {
  const token = /[\w-]{43}$/.exec(lastMail(sandbox, email).link ?? '')?.[0];
  if (token === undefined) throw new Error(`the last mail to ${email} holds no link`);
  return token;
}

/** The last mail to an address. */
export function lastMail(sandbox: TestSandbox, email: string) {
  const [mail] = sandbox.shop.outbox.latest(1, { siteKey: null, recipient: email });
  if (!mail) throw new Error(`nothing was sent to ${email}`);
  return mail;
}

import { authLogin } from '#schemas/generated/api/identity.wire-calls.gen.ts';
import type { LoginRequest, Session as SessionAnswer } from '#schemas/generated/api/wire-types.gen.ts';
import { DEMO_PASSWORD, DEMO_TOTP_SECRET } from '../seed/customers.ts';
import { computeTotpCode } from '../sign-in/totp.ts';
import type { SignedInTestCustomer, TestSandbox, TestSiteKey } from './test-sandbox.ts';

/** Credentials of a demonstration customer. */
export function getDemoCredentials(key: string, site: TestSiteKey = 'harbour'): LoginRequest {
  return { email: `${key}@${site}.example`, password: DEMO_PASSWORD };
}

/** Logs a demonstration customer in over the API, optionally with a code. */
export async function logInAsDemoCustomer(
  sandbox: TestSandbox,
  key: string,
  { site = 'harbour', ...request }: Partial<LoginRequest> & { readonly site?: TestSiteKey } = {},
): Promise<SessionAnswer> {
  const { result } = await sandbox.send(authLogin, { site, body: { ...getDemoCredentials(key, site), ...request } });
  return result;
}

/** Converts a session response into credentials for calls. */
export function toSignedInTestCustomer(sandbox: TestSandbox, answer: SessionAnswer): SignedInTestCustomer {
  const customer = sandbox.shop.customers.require(answer.customer_id);
  const payload: unknown = JSON.parse(Buffer.from(answer.access_token.split('.')[1] ?? '', 'base64url').toString());
  const sid = typeof payload === 'object' && payload !== null && 'sid' in payload ? String(payload.sid) : '';
  const session = sandbox.shop.sessions.findById(sid);
  if (!session) throw new Error('the session has ended');
  return { customer, session, accessToken: answer.access_token };
}

/** The code that Ben's authenticator shows now. */
export function generateBenAuthenticatorCode(sandbox: TestSandbox): string {
  return computeTotpCode(DEMO_TOTP_SECRET, sandbox.shop.clock());
}

/** The code in the last mail to an address. */
export function readMailedCode(sandbox: TestSandbox, email: string): string {
  const code = /\b\d{6}\b/.exec(findLastTestMail(sandbox, email).subject)?.[0];
  if (code === undefined) throw new Error(`the last mail to ${email} holds no code`);
  return code;
}

/** The token of the link in the last mail to an address. */
export function readMailedToken(sandbox: TestSandbox, email: string): string {
  const token = /[\w-]{43}$/.exec(findLastTestMail(sandbox, email).link ?? '')?.[0];
  if (token === undefined) throw new Error(`the last mail to ${email} holds no link`);
  return token;
}

/** The last mail to an address. */
export function findLastTestMail(sandbox: TestSandbox, email: string) {
  const [mail] = sandbox.shop.outbox.listLatest(1, { siteKey: null, recipient: email });
  if (!mail) throw new Error(`nothing was sent to ${email}`);
  return mail;
}

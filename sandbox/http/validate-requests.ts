import type { Context, Next } from 'hono';
import { describeRequestContractBreach } from '#schemas/api/contract-breach.ts';
import { apiHeaderNames } from '#schemas/api/headers.ts';
import type { SandboxCallRoute } from './call-route.ts';

/** Declares that a test violates the contract on purpose: `always`, or `sometimes` for a table of requests. */
export const DELIBERATE_CONTRACT_BREACH_HEADER = 'x-breaks-contract';

/**
 * Checks a test's request against the contract.
 *
 * @throws Error, a failure of the sandbox, if the request violates the contract undeclared, declares `always` without a
 * violation, or violates it and succeeds.
 */
export async function assertTestRequestMeetsContract(
  c: Context,
  versions: readonly SandboxCallRoute[],
  next: Next,
): Promise<void> {
  const route = versions.find(({ address }) => address.version === c.req.header(apiHeaderNames.version));
  if (!route) return next();
  const { id } = route.address;
  const breach = describeRequestContractBreach(route.address, { query: c.req.query(), body: await bodyOf(c, route) });
  const meant = c.req.header(DELIBERATE_CONTRACT_BREACH_HEADER);
  if (breach !== null && meant === undefined) throw new Error(`${id} was asked in breach of its contract: ${breach}`);
  if (breach === null && meant === 'always') throw new Error(`${id} was asked as its contract says`);
  await next();
  if (breach !== null && c.res.status < 400) throw new Error(`${id} answers what breaks its contract: ${breach}`);
}

async function bodyOf(c: Context, { address }: Pick<SandboxCallRoute, 'address'>): Promise<unknown> {
  if (address.encoding === 'multipart') return fieldsOf(await c.req.formData().catch(() => null));
  const text = await c.req.text();
  if (text === '') return undefined;
  if (address.encoding === 'form') return Object.fromEntries(new URLSearchParams(text));
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function fieldsOf(form: FormData | null): unknown {
  if (!form) return null;
  return Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]));
}

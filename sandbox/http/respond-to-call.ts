import type { Context } from 'hono';
import { apiHeaderNames } from '#schemas/api/headers.ts';
import { assertMayBuy } from '../account/customers/sales-restriction.ts';
import { runDueShopJobs } from '../due-shop-jobs.ts';
import { translateCatalogueTexts } from '../messages/catalogue-texts.ts';
import type { SandboxShop } from '../shop.ts';
import { authenticateCaller, createInvalidTokenFault, revalidateCaller } from '../sign-in/caller.ts';
import { assertElevatedByCodeOrPassword, assertElevatedIfTwoFactorOn } from '../sign-in/elevation.ts';
import { ApiFault } from './api-fault.ts';
import { assertSignatureValid, findBrandByAppKey } from './authorise.ts';
import { readLocaleOfCall, storeLocaleOfCustomer } from './call-locale.ts';
import {
  type AuthorisedCall,
  ReturnedAnswerWithOtherStatus,
  requireCustomerCall,
  type SandboxCallRoute,
} from './call-route.ts';
import { callsMessages } from './calls.messages.gen.ts';
import { runInTransaction } from './run-in-transaction.ts';

const FORM = 'application/x-www-form-urlencoded';

const KEY = /^[\w-]{8,128}$/;

/** Authenticates a call by brand, caller and signature, and runs it in one transaction. */
export async function respondToSandboxCall(
  c: Context,
  shop: SandboxShop,
  versions: readonly SandboxCallRoute[],
): Promise<Response> {
  const header = (name: string) => c.req.header(name);
  const brand = findBrandByAppKey(header, shop.brands);
  const route = versions.find(({ address }) => address.version === header(apiHeaderNames.version));
  const claimed = await authenticateCaller(header, shop, brand, {
    acceptsExpiredToken: route?.acceptsExpiredToken ?? false,
  });
  assertSignatureValid(header, brand, claimed?.customer.customerToken ?? '', shop.wallClock);
  if (!route) throw unsupportedVersion(versions);
  if (route.address.auth === 'customer' && !claimed) throw createInvalidTokenFault();
  const body = route.hasBody ? await readBody(c, route) : undefined;
  const caller = claimed && revalidateCaller(shop, claimed);
  const locale = readLocaleOfCall(header, brand);
  if (caller) storeLocaleOfCustomer(shop, caller.customer, locale);
  const now = shop.clock();
  runDueShopJobs(shop, now);
  const incoming: AuthorisedCall = {
    brand,
    params: c.req.param(),
    query: c.req.query(),
    subVariant: header(apiHeaderNames.subVariant)?.toUpperCase() ?? null,
    deviceId: header(apiHeaderNames.deviceId) ?? null,
    address: header(apiHeaderNames.address) ?? 'local',
    locale,
    caller,
    now,
  };
  const requestId = header(apiHeaderNames.requestId);
  if (requestId) c.header(apiHeaderNames.requestId, requestId);
  c.header('cache-control', 'no-store');
  const key = route.ignoresIdempotencyKey ? undefined : header(apiHeaderNames.idempotencyKey);
  return written(c, route, route.isAsync ? await route.respond(incoming, body) : run(shop, route, incoming, body, key));
}

function run(
  shop: Pick<
    SandboxShop,
    | 'db'
    | 'brands'
    | 'sessions'
    | 'identity'
    | 'outbox'
    | 'idempotency'
    | 'playBreaks'
    | 'customerDetails'
    | 'customerChoices'
  >,
  route: SandboxCallRoute,
  incoming: AuthorisedCall,
  body: unknown,
  key: string | undefined,
): unknown {
  if (route.address.method === 'GET') return guarded(shop, route, incoming, body);
  return runInTransaction(shop.db, () => keyed(shop, route, incoming, body, key));
}

function keyed(
  shop: Pick<
    SandboxShop,
    'brands' | 'sessions' | 'identity' | 'outbox' | 'idempotency' | 'playBreaks' | 'customerDetails' | 'customerChoices'
  >,
  route: SandboxCallRoute,
  incoming: AuthorisedCall,
  body: unknown,
  key: string | undefined,
): unknown {
  if (key === undefined) return guarded(shop, route, incoming, body);
  if (!KEY.test(key)) {
    throw new ApiFault(422, { code: 'invalid_idempotency_key', message: callsMessages.invalidIdempotencyKey() });
  }
  const call = {
    siteKey: incoming.brand.siteKey,
    owner: incoming.caller?.customer.id ?? 'visitor',
    key,
    call: `${route.address.id} ${JSON.stringify(incoming.params)}`,
    body,
  };
  const storedAnswer = shop.idempotency.find(call);
  if (storedAnswer !== undefined) return storedAnswer;
  const answer = guarded(shop, route, incoming, body);
  if (!(answer instanceof ReturnedAnswerWithOtherStatus)) shop.idempotency.save(call, answer, incoming.now);
  return answer;
}

function guarded(
  shop: Pick<
    SandboxShop,
    'brands' | 'sessions' | 'identity' | 'outbox' | 'playBreaks' | 'customerDetails' | 'customerChoices'
  >,
  route: Pick<SandboxCallRoute, 'requiresElevation' | 'sells' | 'respond'>,
  incoming: AuthorisedCall,
  body: unknown,
): unknown {
  if (route.sells(body)) assertMayBuy(shop, incoming.brand, requireCustomerCall(incoming).customer.id, incoming.now);
  if (route.requiresElevation) {
    const assertMayGoOn =
      route.requiresElevation === 'everyone' ? assertElevatedByCodeOrPassword : assertElevatedIfTwoFactorOn;
    assertMayGoOn(shop, requireCustomerCall(incoming).caller, incoming.now);
  }
  return route.respond(incoming, body);
}

function written(c: Context, route: Pick<SandboxCallRoute, 'status'>, answered: unknown): Response {
  const { status, answer } =
    answered instanceof ReturnedAnswerWithOtherStatus ? answered : { status: route.status, answer: answered };
  if (status === 204 || answer === undefined) return c.body(null, status);
  if (answer instanceof Uint8Array) {
    return c.body(Uint8Array.from(answer).buffer, status, { 'content-type': 'application/pdf' });
  }
  return c.json(translateCatalogueTexts(answer), status);
}

async function readBody(c: Context, { address }: Pick<SandboxCallRoute, 'address'>): Promise<unknown> {
  if (address.encoding === 'multipart') return c.req.formData().catch(() => refuseBody(callsMessages.notForm()));
  const text = await c.req.text();
  if (address.encoding === 'form') {
    if (c.req.header('content-type')?.split(';')[0] !== FORM) refuseBody(callsMessages.notForm());
    return Object.fromEntries(new URLSearchParams(text));
  }
  try {
    return JSON.parse(text);
  } catch {
    return refuseBody(callsMessages.notJson());
  }
}

function refuseBody(message: string): never {
  throw new ApiFault(400, { code: 'invalid_json', message, target: 'this' });
}

function unsupportedVersion(versions: readonly SandboxCallRoute[]): ApiFault {
  const known = versions.map(({ address }) => address.version).join(' or ');
  return new ApiFault(400, { code: 'unsupported_version', message: callsMessages.otherVersion({ versions: known }) });
}

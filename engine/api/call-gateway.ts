import type { CallPathParams, CallQuery } from '#schemas/api/call.ts';
import { isJsonDeeperThan } from '../validation/json-depth.ts';
import { ApiError, createRefusalApiError, isNonArrayObject, toErrorAnswerBody } from './api-error.ts';
import { listCallPathParameterNames } from './call-url.ts';
import { CALL_PARAMS_HEADER_FOR_NON_JSON_BODY } from './envelope.ts';
import type { LimitedAction } from './limited-actions.ts';
import type { ApiTransport, CallInput, CallOptions, CallRef, ContractCall } from './transport.ts';
import { MAX_UPLOAD_BYTES, StreamedUpload } from './upload.ts';

/** A call that browsers may make, with its allowed query parameters. */
export interface RulesForOneBrowserCall {
  readonly query: readonly string[];
  /** Whether it ends a session and therefore works without one. */
  readonly leaves?: boolean;
  /** Body members that the server fills in; browsers may not send them. */
  readonly serverBodyMembers?: readonly string[];
  /** Rate limit that applies in addition to that of all calls. */
  readonly limit?: LimitedAction;
}

export interface BrowserCallGatewaySettings {
  readonly calls: ReadonlyMap<string, ContractCall>;
  /** Calls open to browsers, by id. */
  readonly open: ReadonlyMap<string, RulesForOneBrowserCall>;
  /** Path parameters that the server fills in; browsers may not send them. */
  readonly serverPathParams: ReadonlySet<string>;
}

/** Answer to the browser as plain values. */
export interface PlainHttpAnswerToBrowser {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | null;
}

export interface BrowserCallGatewayRequest {
  readonly request: Request;
  readonly callId: string;
  /** Origin of the site as the server knows it, independent of client headers. */
  readonly origin: string;
  readonly transport: ApiTransport;
  /** Signed-in customer; null for a signed-out visitor. */
  readonly customerId: string | null;
  /** Error for a call that requires a customer. */
  readonly notSignedIn: () => ApiError;
  /** Counts the call and returns an error if it exceeds a limit. */
  readonly refusedByLimits?: (action: LimitedAction | null) => ApiError | null;
  /** Receives the code of a call that the gateway refuses. */
  readonly refused?: (code: string) => void;
}

const IDEMPOTENCY_KEY = /^[\w-]{16,64}$/;
const MAX_BODY = 64 * 1024;

/** Maximum nesting of a body, three times that of the contract. */
const DEEPEST_BODY = 32;

/** Codes of calls that the gateway does not understand. */
const SHAPE_REFUSALS: ReadonlySet<string> = new Set([
  'unknown_call',
  'invalid_envelope',
  'unknown_param',
  'missing_param',
  'invalid_param',
  'invalid_body',
]);

/** Whether a refusal means that the page expects another form of the call. */
export function isCallShapeRefusal(code: string): boolean {
  return SHAPE_REFUSALS.has(code);
}

const SEGMENT = /^[\w.~-]{1,128}$/;

/**
 * Forwards `POST /_api/<call-id>` with `{params, query, body, customerId, idempotencyKey}` to the API. Answers
 * `{result, pageInfo}` with 200 or 202, or a document; errors keep the API's shape and status. Only open calls from the
 * site's own pages pass, and only for the customer whom the page was made for.
 */
export async function forwardBrowserCall(
  settings: BrowserCallGatewaySettings,
  incoming: BrowserCallGatewayRequest,
): Promise<PlainHttpAnswerToBrowser> {
  let sent: unknown;
  try {
    const { call, input, options } = await admitCall(settings, incoming);
    sent = input.body;
    const ref: CallRef<CallPathParams, CallQuery, unknown, unknown> = { id: call.id };
    const { result, pageInfo, accepted } = await incoming.transport.send(ref, input, options);
    if (call.responseType === 'pdf' && result instanceof Uint8Array) return documentAnswer(result);
    return answer(accepted ? 202 : 200, { result: result ?? null, pageInfo });
  } catch (error) {
    if (incoming.request.signal.aborted) return { status: 499, headers: {}, body: null };
    const reason = sent instanceof StreamedUpload && sent.exceeded ? tooLarge() : error;
    if (!(reason instanceof ApiError)) throw reason;
    return answer(reason.status, toErrorAnswerBody(reason), reason.retryAfter);
  }
}

interface Admitted {
  readonly call: ContractCall;
  readonly input: CallInput<CallPathParams, CallQuery, unknown>;
  readonly options: CallOptions<unknown>;
}

/** Also reports refusals, for the operator's log. */
async function admitCall(settings: BrowserCallGatewaySettings, incoming: BrowserCallGatewayRequest): Promise<Admitted> {
  try {
    return await admitted(settings, incoming);
  } catch (error) {
    if (error instanceof ApiError && error.code !== null) incoming.refused?.(error.code);
    throw error;
  }
}

async function admitted(
  { calls, open, serverPathParams }: BrowserCallGatewaySettings,
  incoming: BrowserCallGatewayRequest,
): Promise<Admitted> {
  const { request, callId, origin } = incoming;
  const call = calls.get(callId);
  const rights = open.get(callId);
  if (!call || !rights) throw createRefusalApiError(404, 'unknown_call', 'There is no such call.');
  if (request.method !== 'POST') throw createRefusalApiError(405, 'method_not_allowed', 'Calls are made with POST.');
  if (!isOwn(request.headers, origin, call.method !== 'GET' || rights.leaves === true)) {
    throw createRefusalApiError(403, 'foreign_origin', 'Calls are made from the pages of the site.');
  }
  // Signing out must always work.
  const refusal = rights.leaves ? null : incoming.refusedByLimits?.(rights.limit ?? null);
  if (refusal) throw refusal;
  const { envelope, upload } = await readRequest(call, request);
  assertCustomer(call, rights, envelope['customerId'], incoming);
  const idempotencyKey = readIdempotencyKey(envelope['idempotencyKey']);
  const expected = listCallPathParameterNames(call.path).filter((name) => !serverPathParams.has(name));
  const params = strings('params', envelope['params'], expected);
  const absent = expected.find((name) => !params.has(name));
  if (absent !== undefined)
    throw createRefusalApiError(422, 'missing_param', `The path parameter ${absent} is missing.`, absent);
  const query = strings('query', envelope['query'], rights.query);
  assertQuery(call, query);
  const body = upload ?? readBody(call, rights, envelope['body']);
  return {
    call,
    input: { params: Object.fromEntries(params), query: Object.fromEntries(query), body },
    options: { signal: request.signal, ...(idempotencyKey !== null && { idempotencyKey }) },
  };
}

/** The page sends its customer id, because another tab may have signed in another customer. */
function assertCustomer(
  call: Pick<ContractCall, 'auth'>,
  { leaves = false, serverBodyMembers = [] }: RulesForOneBrowserCall,
  believed: unknown,
  { customerId, notSignedIn }: BrowserCallGatewayRequest,
): void {
  if (believed !== undefined && believed !== null && typeof believed !== 'string') {
    throw createRefusalApiError(422, 'invalid_envelope', 'The customerId must be a text or null.');
  }
  if (leaves && (customerId === null || believed === undefined)) return;
  const ofCustomer = call.auth === 'customer' || serverBodyMembers.length > 0;
  if (customerId === null && (ofCustomer || typeof believed === 'string')) throw notSignedIn();
  if (believed === undefined && !ofCustomer) return;
  if ((believed ?? null) !== customerId) {
    throw createRefusalApiError(401, 'customer_changed', 'Somebody else is signed in. Please reload the page.');
  }
}

function readIdempotencyKey(key: unknown): string | null {
  if (key === undefined) return null;
  if (typeof key === 'string' && IDEMPOTENCY_KEY.test(key)) return key;
  throw createRefusalApiError(422, 'invalid_envelope', 'The idempotencyKey is not valid.');
}

function assertQuery(
  { queryGuard: validateQuery }: Pick<ContractCall, 'queryGuard'>,
  query: ReadonlyMap<string, string>,
): void {
  if (!validateQuery) return;
  const read: Record<string, unknown> = Object.fromEntries(query);
  if (!validateQuery(read)) {
    const [complaint] = validateQuery.explain(read);
    const missing = complaint?.params['missingProperty'];
    if (typeof missing === 'string') throw refusedParam('missing_param', missing, 'is missing');
    throw refusedParam('invalid_param', complaint?.instancePath.split('/')[1] ?? 'this');
  }
  // The guard accepts several spellings of a number, and rounds; only the canonical one of a safe number is allowed.
  for (const [name, text] of query) {
    const value = read[name];
    const isSafe = typeof value !== 'number' || Math.abs(value) <= Number.MAX_SAFE_INTEGER;
    if (!isSafe || String(value) !== text) throw refusedParam('invalid_param', name);
  }
}

function refusedParam(code: 'missing_param' | 'invalid_param', name: string, why = 'is not valid'): ApiError {
  return createRefusalApiError(422, code, `The parameter ${name} ${why}.`, name);
}

/** Checks the body with placeholders for members that the server fills in later. */
function readBody(
  call: Pick<ContractCall, 'body'>,
  { serverBodyMembers = [] }: RulesForOneBrowserCall,
  given: unknown,
): unknown {
  const placeholders = Object.fromEntries(serverBodyMembers.map((name) => [name, 'held']));
  const own = isNonArrayObject(given) ? given : {};
  const stolen = serverBodyMembers.find((name) => Object.hasOwn(own, name));
  if (stolen !== undefined)
    throw createRefusalApiError(422, 'invalid_body', `The server holds ${stolen} itself.`, stolen);
  const body = serverBodyMembers.length > 0 ? { ...own, ...placeholders } : given;
  if (call.body ? !call.body(body) : body !== undefined) {
    const [complaint] = call.body?.explain(body) ?? [];
    throw createRefusalApiError(
      422,
      'invalid_body',
      `The body is not valid: ${complaint?.instancePath ?? ''} ${complaint?.message ?? ''}`.trim(),
    );
  }
  return serverBodyMembers.length > 0 ? own : given;
}

/** Whether a request comes from a page of the site, by headers that scripts cannot forge. Required for writes. */
function isOwn(headers: Headers, origin: string, changes: boolean): boolean {
  const site = headers.get('sec-fetch-site');
  const from = headers.get('origin');
  if (site !== null && site !== 'same-origin') return false;
  if (from !== null && from !== origin) return false;
  return site !== null || from !== null || !changes;
}

interface ReadRequest {
  readonly envelope: Readonly<Record<string, unknown>>;
  readonly upload: StreamedUpload | null;
}

async function readRequest(call: Pick<ContractCall, 'encoding'>, request: Request): Promise<ReadRequest> {
  const type = request.headers.get('content-type') ?? '';
  const name = type.split(';')[0]?.trim().toLowerCase();
  const length = Number(request.headers.get('content-length') ?? 0);
  if (call.encoding === 'multipart') {
    if (name !== 'multipart/form-data' || !request.body) {
      throw createRefusalApiError(415, 'unsupported_type', 'The body must be multipart/form-data.');
    }
    if (length > MAX_UPLOAD_BYTES) throw tooLarge();
    const envelope = readEnvelope(decodedHeader(request.headers.get(CALL_PARAMS_HEADER_FOR_NON_JSON_BODY)), []);
    return { envelope, upload: new StreamedUpload(type, request.body) };
  }
  if (name !== 'application/json')
    throw createRefusalApiError(415, 'unsupported_type', 'The body must be application/json.');
  if (length > MAX_BODY) throw tooLarge();
  return { envelope: readEnvelope(await readText(request), ['body']), upload: null };
}

function decodedHeader(header: string | null): string {
  try {
    return decodeURIComponent(header ?? '{}');
  } catch {
    return '';
  }
}

const ENVELOPE = ['params', 'query', 'customerId', 'idempotencyKey'];

function readEnvelope(text: string, more: readonly string[]): Readonly<Record<string, unknown>> {
  if (isJsonDeeperThan(text, DEEPEST_BODY))
    throw createRefusalApiError(422, 'unreadable_body', 'The body is nested too deeply.');
  let value: unknown;
  try {
    value = JSON.parse(text, refuseUnsafeNumber);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw createRefusalApiError(422, 'unreadable_body', 'The body is no JSON.');
  }
  const known = [...ENVELOPE, ...more];
  if (!isNonArrayObject(value) || Object.keys(value).some((key) => !known.includes(key))) {
    throw createRefusalApiError(422, 'invalid_envelope', `The envelope must be an object of ${known.join(', ')}.`);
  }
  return value;
}

/** Beyond the safe integers JSON.parse rounds, so that another amount would be sent on than the page sent. */
function refuseUnsafeNumber(name: string, value: unknown): unknown {
  if (typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER) {
    const limit = String(Number.MAX_SAFE_INTEGER);
    throw createRefusalApiError(
      422,
      'unsafe_number',
      `The number ${name} must be between -${limit} and ${limit}.`,
      name,
    );
  }
  return value;
}

async function readText(request: Request): Promise<string> {
  // HTTP enforces a declared content length, which was checked before.
  if (/^\d+$/.test(request.headers.get('content-length') ?? '')) return request.text();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BODY) throw tooLarge();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function strings(part: string, value: unknown, names: readonly string[]): Map<string, string> {
  if (value === undefined) return new Map();
  if (!isNonArrayObject(value)) throw createRefusalApiError(422, 'invalid_envelope', `The ${part} must be an object.`);
  return new Map(
    Object.entries(value).map(([name, entry]) => {
      if (!names.includes(name))
        throw createRefusalApiError(422, 'unknown_param', `There is no parameter ${name} here.`, name);
      const text = typeof entry === 'number' ? String(entry) : entry;
      if (typeof text !== 'string' || !SEGMENT.test(text) || text === '.' || text === '..') {
        throw refusedParam('invalid_param', name);
      }
      return [name, text];
    }),
  );
}

function tooLarge(): ApiError {
  return createRefusalApiError(413, 'too_large', 'The body is too large.');
}

function documentAnswer(bytes: Uint8Array): PlainHttpAnswerToBrowser {
  return {
    status: 200,
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': 'inline',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
    body: Buffer.from(bytes),
  };
}

function answer(status: number, body: object, retryAfter: number | null = null): PlainHttpAnswerToBrowser {
  const wait = retryAfter === null ? {} : { 'retry-after': String(retryAfter) };
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store', ...wait };
  return { status, headers, body: JSON.stringify(body) };
}

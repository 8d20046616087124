import type { CallQuery, PathParams } from '#schemas/api/call.ts';
import { ApiError, answerOfError, isRecord } from './api-error.ts';
import { pathParameters } from './call-url.ts';
import type { AnyCall, CallInput, CallRef, Transport } from './transport.ts';

/** A call that the browser may make through the engine's server, and the query parameters it may give. */
export interface OpenCall {
  readonly query: readonly string[];
}

export interface GatewaySettings {
  readonly calls: ReadonlyMap<string, AnyCall>;
  /** The calls that are open to the browser, by id. */
  readonly open: ReadonlyMap<string, OpenCall>;
  /** Path parameters that the transport fills in; a browser may not give them. */
  readonly heldParams: ReadonlySet<string>;
}

export interface GatewayRequest {
  readonly request: Request;
  readonly callId: string;
  /** The origin that this site is served under, as the server sees it; what a client claims has no part in it. */
  readonly origin: string;
  readonly transport: Transport;
}

const MAX_BODY = 64 * 1024;
const SEGMENT = /^[\w.~-]{1,128}$/;

/**
 * Forwards one call of a browser to the API: `POST /_api/<call-id>` with `{params, query, body}`. The answer is
 * `{result, pageInfo}`; errors keep the shape and the status that the API gave them. Only the calls on the list pass,
 * and only from the site's own pages.
 */
export async function gateway(settings: GatewaySettings, incoming: GatewayRequest): Promise<Response> {
  try {
    const { call, input } = await admitted(settings, incoming);
    const ref: CallRef<PathParams, CallQuery, unknown, unknown> = { id: call.id };
    const { result, pageInfo } = await incoming.transport.send(ref, input, { signal: incoming.request.signal });
    return answer(200, { result: result ?? null, pageInfo });
  } catch (error) {
    if (incoming.request.signal.aborted) return new Response(null, { status: 499 });
    if (!(error instanceof ApiError)) throw error;
    return answer(error.status, answerOfError(error));
  }
}

interface Admitted {
  readonly call: AnyCall;
  readonly input: CallInput<PathParams, CallQuery, unknown>;
}

async function admitted({ calls, open, heldParams }: GatewaySettings, incoming: GatewayRequest): Promise<Admitted> {
  const { request, callId, origin } = incoming;
  const call = calls.get(callId);
  const rights = open.get(callId);
  if (!call || !rights) throw refusal(404, 'unknown_call', 'There is no such call.');
  if (request.method !== 'POST') throw refusal(405, 'method_not_allowed', 'Calls are made with POST.');
  if (!isOwn(request.headers, origin, call.method !== 'GET')) {
    throw refusal(403, 'foreign_origin', 'Calls are made from the pages of the site.');
  }
  const envelope = await readEnvelope(request);
  const expected = pathParameters(call.path).filter((name) => !heldParams.has(name));
  const params = strings('params', envelope['params'], expected);
  const absent = expected.find((name) => !params.has(name));
  if (absent !== undefined) throw refusal(422, 'missing_param', `The path parameter ${absent} is missing.`, absent);
  const query = strings('query', envelope['query'], rights.query);
  const body = envelope['body'];
  if (call.body ? !call.body(body) : body !== undefined) {
    const [complaint] = call.body?.errors ?? [];
    throw refusal(
      422,
      'invalid_body',
      `The body is not valid: ${complaint?.instancePath ?? ''} ${complaint?.message ?? ''}`.trim(),
    );
  }
  return { call, input: { params: Object.fromEntries(params), query: Object.fromEntries(query), body } };
}

/** A page of the site, told by what a script can't forge. What changes something has to prove it. */
function isOwn(headers: Headers, origin: string, changes: boolean): boolean {
  const site = headers.get('sec-fetch-site');
  const from = headers.get('origin');
  if (site !== null && site !== 'same-origin') return false;
  if (from !== null && from !== origin) return false;
  return site !== null || from !== null || !changes;
}

async function readEnvelope(request: Request): Promise<Readonly<Record<string, unknown>>> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw refusal(415, 'unsupported_type', 'The body must be application/json.');
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY) throw tooLarge();
  const text = await readText(request);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refusal(422, 'unreadable_body', 'The body is no JSON.');
  }
  if (!isRecord(value) || Object.keys(value).some((key) => !['params', 'query', 'body'].includes(key))) {
    throw refusal(422, 'invalid_envelope', 'The body must be an object of params, query and body.');
  }
  return value;
}

async function readText(request: Request): Promise<string> {
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
  if (!isRecord(value)) throw refusal(422, 'invalid_envelope', `The ${part} must be an object.`);
  return new Map(
    Object.entries(value).map(([name, entry]) => {
      if (!names.includes(name)) throw refusal(422, 'unknown_param', `There is no parameter ${name} here.`, name);
      const text = typeof entry === 'number' ? String(entry) : entry;
      if (typeof text !== 'string' || !SEGMENT.test(text) || text === '.' || text === '..') {
        throw refusal(422, 'invalid_param', `The parameter ${name} is not valid.`, name);
      }
      return [name, text];
    }),
  );
}

function tooLarge(): ApiError {
  return refusal(413, 'too_large', 'The body is too large.');
}

function refusal(status: number, code: string, message: string, target = 'general'): ApiError {
  return new ApiError(message, { status, code, errors: { [target]: [{ code, message }] } });
}

function answer(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}

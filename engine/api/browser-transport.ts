import { withTimeout } from './abort.ts';
import {
  ApiError,
  createApiErrorFromAnswer,
  createNoAnswerApiError,
  createUnreadableAnswerError,
} from './api-error.ts';
import { CALL_PARAMS_HEADER_FOR_NON_JSON_BODY } from './envelope.ts';
import type { ApiAnswer, ApiTransport } from './transport.ts';

/** Milliseconds. */
const TIMEOUT = 15_000;
const UPLOAD_TIMEOUT = 120_000;

export interface BrowserTransportSettings {
  readonly fetch: typeof fetch;
  /** Customer that the page was made for; null for a signed-out visitor, undefined if unknown. */
  readonly customerId?: () => string | null | undefined;
  readonly randomId?: () => string;
  /** Creates an object URL for a document. */
  readonly objectUrl?: (document: Blob) => string;
  readonly base?: string;
}

/**
 * Browser transport: sends every call to the shop's own server, which adds tokens and checks the answer. FormData is
 * uploaded as multipart; documents are returned as object URLs.
 */
export function createBrowserTransport(settings: BrowserTransportSettings): ApiTransport {
  const { base = '/_api', customerId = () => undefined, randomId = () => crypto.randomUUID() } = settings;
  const { objectUrl = (document) => URL.createObjectURL(document) } = settings;

  async function sendRequest<Result>(
    id: string,
    request: RequestInit,
    timeout: number,
    caller: AbortSignal | undefined,
  ) {
    return withTimeout(
      async (signal) => {
        const response = await settings.fetch(`${base}/${id}`, { ...request, signal });
        return read<Result>(response, objectUrl);
      },
      timeout,
      caller,
    );
  }

  return {
    async send(ref, input, { signal, idempotencyKey = randomId() } = {}) {
      const { params, query, body } = input;
      const envelope = { params, query, customerId: customerId(), idempotencyKey };
      const uploads = body instanceof FormData;
      const own = { method: 'POST', credentials: 'same-origin' } as const;
      const accept = 'application/json, application/pdf';
      const request = uploads
        ? {
            ...own,
            headers: { accept, [CALL_PARAMS_HEADER_FOR_NON_JSON_BODY]: encodeURIComponent(JSON.stringify(envelope)) },
            body,
          }
        : {
            ...own,
            headers: { accept, 'content-type': 'application/json' },
            body: JSON.stringify({ ...envelope, body }),
          };
      try {
        if (!uploads) return await sendRequest(ref.id, request, TIMEOUT, signal);
        try {
          return await sendRequest(ref.id, request, UPLOAD_TIMEOUT, signal);
        } catch (error) {
          // The server cannot repeat a streamed upload itself; its tokens are refreshed by now.
          if (!(error instanceof ApiError) || error.code !== 'session_renewed') throw error;
          return await sendRequest(ref.id, request, UPLOAD_TIMEOUT, signal);
        }
      } catch (error) {
        if (signal?.aborted) throw signal.reason;
        throw error instanceof ApiError ? error : createNoAnswerApiError(namedFailure(error));
      }
    },
  };
}

/** Browsers word network failures differently, so the error gets one message. */
function namedFailure(error: unknown): unknown {
  return error instanceof TypeError ? new Error('Lost network connection', { cause: error }) : error;
}

async function read<Result>(response: Response, objectUrl: (document: Blob) => string): Promise<ApiAnswer<Result>> {
  if (response.ok && response.headers.get('content-type') === 'application/pdf') {
    // The contract declares a document as its address.
    const address: ReturnType<typeof JSON.parse> = objectUrl(await response.blob());
    return { result: address, pageInfo: null, expires: null };
  }
  const text = await response.text();
  let answer: ReturnType<typeof JSON.parse>;
  try {
    answer = JSON.parse(text);
  } catch (error) {
    throw response.ok ? createUnreadableAnswerError(error) : createApiErrorFromAnswer(response.status, null);
  }
  if (!response.ok) throw createApiErrorFromAnswer(response.status, answer, response.headers.get('retry-after'));
  const checked: Pick<ApiAnswer<Result>, 'result' | 'pageInfo'> = answer;
  return { ...checked, expires: null, ...(response.status === 202 && { accepted: true as const }) };
}

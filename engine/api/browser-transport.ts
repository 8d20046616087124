import { withTimeout } from './abort.ts';
import { ApiError, errorOfAnswer, errorOfFailure, unreadableAnswer } from './api-error.ts';
import type { ApiAnswer, Transport } from './transport.ts';

const TIMEOUT = 15_000;

/**
 * The transport of the browser: every call goes to the engine's own server, which adds what a browser must not hold and
 * has checked the answer before it sends it on.
 */
export function createBrowserTransport(fetcher: typeof fetch, base = '/_api'): Transport {
  return {
    async send(ref, input, options = {}) {
      const { signal } = options;
      try {
        return await withTimeout(
          async (ended) => {
            const response = await fetcher(`${base}/${ref.id}`, {
              method: 'POST',
              credentials: 'same-origin',
              headers: { accept: 'application/json', 'content-type': 'application/json' },
              body: JSON.stringify({ params: input.params, query: input.query, body: input.body }),
              signal: ended,
            });
            return await read(response);
          },
          TIMEOUT,
          signal,
        );
      } catch (error) {
        if (signal?.aborted) throw signal.reason;
        throw error instanceof ApiError ? error : errorOfFailure(error);
      }
    },
  };
}

async function read<Result>(response: Response): Promise<ApiAnswer<Result>> {
  const text = await response.text();
  let answer: ReturnType<typeof JSON.parse>;
  try {
    answer = JSON.parse(text);
  } catch (error) {
    throw response.ok ? unreadableAnswer(error) : errorOfAnswer(response.status, null);
  }
  if (!response.ok) throw errorOfAnswer(response.status, answer);
  const checked: Pick<ApiAnswer<Result>, 'result' | 'pageInfo'> = answer;
  return { ...checked, expires: null };
}

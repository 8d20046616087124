import { compressBodySentOnce } from './compress.ts';
import type { HttpAnswer } from './endpoint.ts';
import { selectContentEncoding } from './page-cache.ts';

const WORTH = 1024;
const COMPRESSIBLE = /^(?:text\/(?:css|html|plain)|application\/json|image\/svg\+xml)(?:;|$)/;

const WITHOUT_BODY = new Set([101, 103, 204, 205, 304]);

/** Compresses uncompressed text. Checks the headers first, because touching the body creates a stream. */
export async function compressResponse(response: Response, acceptEncoding: string | null): Promise<Response> {
  const encoding = selectContentEncoding(acceptEncoding ?? undefined);
  const { headers, status } = response;
  if (encoding === 'identity' || WITHOUT_BODY.has(status) || headers.has('content-encoding')) return response;
  if (!COMPRESSIBLE.test(headers.get('content-type') ?? '')) return response;
  const plain = Buffer.from(await response.arrayBuffer());
  if (plain.length < WORTH) return new Response(new Uint8Array(plain), { status, headers });
  const own = new Headers(headers);
  own.set('content-encoding', encoding);
  if (!own.get('vary')?.includes('accept-encoding')) own.append('vary', 'accept-encoding');
  own.delete('content-length');
  return new Response(new Uint8Array(await compressBodySentOnce(plain, encoding)), { status, headers: own });
}

/** The same for an answer in plain values. */
export async function compressHttpAnswer(answer: HttpAnswer, acceptEncoding: string | null): Promise<HttpAnswer> {
  const encoding = selectContentEncoding(acceptEncoding ?? undefined);
  const { headers, body } = answer;
  if (encoding === 'identity' || body === null || headers['content-encoding'] !== undefined) return answer;
  if (!COMPRESSIBLE.test(String(headers['content-type'])) || body.length < WORTH) return answer;
  const compressed = await compressBodySentOnce(Buffer.from(body), encoding);
  return {
    ...answer,
    headers: { ...headers, 'content-encoding': encoding, vary: varying(headers['vary']) },
    body: compressed,
  };
}

function varying(vary: string | string[] = []): string {
  const names = [vary].flat().join(', ');
  return names.includes('accept-encoding') ? names : ['accept-encoding', ...(names === '' ? [] : [names])].join(', ');
}

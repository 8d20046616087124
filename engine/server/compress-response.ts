import { compressOnce } from './compress.ts';
import { acceptedEncoding } from './page-cache.ts';

const WORTH = 1024;
const COMPRESSIBLE = /^(?:text\/(?:css|html|plain)|application\/json|image\/svg\+xml)(?:;|$)/;

/** Compresses text that nobody compressed before. */
export async function compressResponse(response: Response, acceptEncoding: string | null): Promise<Response> {
  const { headers, status, body } = response;
  if (!body || headers.has('content-encoding') || !COMPRESSIBLE.test(headers.get('content-type') ?? ''))
    return response;
  const encoding = acceptedEncoding(acceptEncoding ?? undefined);
  if (encoding === 'identity') return response;
  const plain = Buffer.from(await response.arrayBuffer());
  if (plain.length < WORTH) return new Response(new Uint8Array(plain), { status, headers });
  const own = new Headers(headers);
  own.set('content-encoding', encoding);
  if (!own.get('vary')?.includes('accept-encoding')) own.append('vary', 'accept-encoding');
  own.delete('content-length');
  return new Response(new Uint8Array(await compressOnce(plain, encoding)), { status, headers: own });
}

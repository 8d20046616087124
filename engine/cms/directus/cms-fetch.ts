import { ContentSourceError } from '../content-source.ts';

const MOST_REDIRECTS = 3;

/** Maximum bytes of a JSON answer: four times the documents of a thousand brands. */
export const MAX_CMS_ANSWER_BYTES = 256_000_000;

/**
 * Fetches from the CMS and follows redirects on the same host only, because another host may be inside the operator's
 * network.
 */
export function createSameHostCmsFetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    let address = new URL(input instanceof Request ? input.url : input);
    for (let redirects = 0; ; redirects += 1) {
      const response = await fetch(redirects === 0 ? input : address, { ...init, redirect: 'manual' });
      const location = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null;
      if (location === null) return limited(response);
      await response.body?.cancel();
      const next = URL.canParse(location, address) ? new URL(location, address) : null;
      if (!next || !isSameHost(address, next)) throw elsewhere(address, next);
      if (redirects === MOST_REDIRECTS)
        throw new ContentSourceError('status', `The CMS redirects ${address.pathname} again and again.`);
      address = next;
    }
  };
}

/** The bytes of a file. @throws ContentSourceError `too-large` for more than `limit` bytes, while reading. */
export async function readResponseBytes(response: Response, limit: number): Promise<Uint8Array> {
  const tooLarge = () =>
    new ContentSourceError('too-large', `The picture has more than ${limit} bytes, which are allowed.`);
  if (Number(response.headers.get('content-length') ?? 0) > limit) {
    await response.body?.cancel();
    throw tooLarge();
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** A redirect from https to http counts as another host, because it would expose the token. */
function isSameHost(from: URL, to: URL): boolean {
  return to.host === from.host && (to.protocol === from.protocol || to.protocol === 'https:');
}

function elsewhere(from: URL, to: URL | null): ContentSourceError {
  const where = to ? to.origin : 'an address that is none';
  return new ContentSourceError(
    'status',
    `The CMS redirects ${from.pathname} to ${where}, which is not followed. Set VITRINE_CMS_URL to where it answers itself.`,
  );
}

function limited(response: Response): Response {
  if (!response.body) return response;
  let size = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.length;
        if (size > MAX_CMS_ANSWER_BYTES)
          controller.error(new ContentSourceError('too-large', 'The CMS answered with more than 256 MB.'));
        else controller.enqueue(chunk);
      },
    }),
  );
  const { status, statusText, headers } = response;
  return new Response(counted, { status, statusText, headers });
}

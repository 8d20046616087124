import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

/** How many offers the bench sells. */
export const OFFERS = 40;

/**
 * Stands before the sandbox API and makes its offers 40: the first ones again under other keys. Every other call passes.
 */
export async function startOffersApi(sandboxUrl: string): Promise<{ url: string; close: () => Promise<void> }> {
  const server: Server = createServer(async (request, response) => {
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers))
      if (typeof value === 'string') headers.set(name, value);
    headers.delete('connection');
    const answer = await fetch(sandboxUrl + request.url, { headers });
    const text = await answer.text();
    const body =
      request.url?.endsWith('/product_offers') && answer.ok ? JSON.stringify(multiplied(JSON.parse(text))) : text;
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the API of the bench has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

interface OfferAnswer {
  readonly result: readonly { readonly key: string; readonly url: string; readonly availability: string }[];
}

function multiplied(answer: OfferAnswer): OfferAnswer {
  const sold = answer.result.filter(({ availability }) => availability === 'available');
  const result = Array.from({ length: OFFERS }, (_, index) => {
    const offer = sold[index % sold.length];
    if (!offer) throw new Error('the sandbox sells nothing');
    return { ...offer, key: `${offer.key}-${index}`, url: `${offer.url}-${index}`, url_aliases: [] };
  });
  return { ...answer, result };
}

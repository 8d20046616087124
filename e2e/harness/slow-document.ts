import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A shop whose documents arrive as over a slow network: up to some text at once, the rest when released. */
export interface HtmlHoldingProxy {
  readonly port: number;
  letThrough(): void;
  close(): void;
}

/** @throws {Error} where a document does not hold the words. */
export async function startHtmlHoldingProxy(shopPort: number, words: string): Promise<HtmlHoldingProxy> {
  const rest = Promise.withResolvers<void>();
  const server = createServer(({ method, url: path, headers }, response) => {
    const forwardedHeaders = { ...headers, 'accept-encoding': 'identity' };
    const forwarded = request(
      { port: shopPort, method, path, headers: forwardedHeaders, agent: false },
      async (answer) => {
        const { statusCode = 502, headers: own } = answer;
        response.writeHead(statusCode, own);
        if (!own['content-type']?.startsWith('text/html')) {
          answer.pipe(response);
          return;
        }
        const html = await text(answer);
        const at = html.indexOf(words);
        if (at < 0) throw new Error(`${path} does not hold '${words}'`);
        response.write(html.slice(0, at));
        await rest.promise;
        response.end(html.slice(at));
      },
    );
    forwarded.on('error', () => response.destroy());
    forwarded.end();
  });
  server.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { port, letThrough: rest.resolve, close: () => void server.close() };
}

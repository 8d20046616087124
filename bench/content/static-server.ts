import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import {
  type BenchPeerResponse,
  createBrotliResponse,
  fetchShopImageOrFont,
  isShopImageOrFontPath,
} from '../browser/shop-files.ts';

/**
 * Serves pages as files, each site at its own host: `<page>.html` at the path of the page, with the `<page>.css` that
 * it links. Pictures, fonts and security headers come from the shop. Everything is sent as Brotli, compressed in
 * advance.
 */
const { port, folder, shopPort, files, policies } = JSON.parse(process.env['BENCH'] ?? '{}');
const cachedResponses = new Map<string, BenchPeerResponse>();
for (const [address, name] of Object.entries<string>(files)) {
  const page = createBrotliResponse(readFileSync(join(folder, `${name}.html`), 'utf8'), 'text/html; charset=utf-8');
  cachedResponses.set(address, { headers: { ...page.headers, ...policies[name] }, body: page.body });
  cachedResponses.set(
    `/style/${name}.css`,
    createBrotliResponse(readFileSync(join(folder, `${name}.css`), 'utf8'), 'text/css'),
  );
}

async function answerTo(host: string, path: string): Promise<BenchPeerResponse | undefined> {
  const known = cachedResponses.get(path) ?? cachedResponses.get(`${host}${path}`);
  if (known || !isShopImageOrFontPath(path)) return known;
  const file = await fetchShopImageOrFont(shopPort, path);
  cachedResponses.set(path, file);
  return file;
}

createServer((request, response) => {
  const [site = ''] = request.headers.host?.split('.') ?? [];
  answerTo(site, request.url ?? '/').then(
    (found) => {
      if (found) response.writeHead(200, { ...found.headers, 'content-length': found.body.length }).end(found.body);
      else response.writeHead(404).end();
    },
    (error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    },
  );
}).listen(port, () => process.send?.({ ready: true }));

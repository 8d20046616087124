import { existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import {
  type BenchPeerResponse,
  createBrotliResponse,
  fetchShopImageOrFont,
  isShopImageOrFontPath,
} from './shop-files.ts';

/**
 * Serves the peers on hosts of their own: `inline.` and `linked.` the HTML of the pages as files, `framework.` the
 * React Router app. Pictures, fonts and security headers come from the shop, except for the app's content security
 * policy, because it has inline scripts. Everything is sent as Brotli; files are compressed in advance.
 */
const { port, folder, app, shopPort } = JSON.parse(process.env['BENCH'] ?? '{}');
process.env['CAPTURED'] = folder;
const { handlePeerRequest }: { handlePeerRequest: (request: Request) => Promise<Response> } = await import(
  join(app, 'handler.ts')
);

const HTML = 'text/html; charset=utf-8';
const PAGES: Readonly<Record<string, string>> = { '/': 'home', '/golden-bay': 'play', '/cart': 'cart' };
const policies: Readonly<Record<string, Record<string, string>>> = JSON.parse(
  readFileSync(join(folder, 'policies.json'), 'utf8'),
);
const responses = new Map<string, BenchPeerResponse>();

/** Responses are created once and reused. */
async function once(
  key: string,
  make: () => Promise<BenchPeerResponse> | BenchPeerResponse,
): Promise<BenchPeerResponse> {
  const known = responses.get(key) ?? (await make());
  responses.set(key, known);
  return known;
}

async function answerTo(kind: string, path: string, method: string): Promise<BenchPeerResponse> {
  const file = (name: string, type: string) =>
    once(`${kind} ${path}`, () => createBrotliResponse(readFileSync(join(folder, name), 'utf8'), type));
  if (isShopImageOrFontPath(path)) return once(path, () => fetchShopImageOrFont(shopPort, path));
  if (path.startsWith('/style/')) return file(path.slice('/style/'.length), 'text/css');
  const page = PAGES[path] ?? 'home';
  if (kind !== 'framework') return under(policies[page], await file(`${page}.${kind}.html`, HTML));
  const asset = join(app, 'build/client', path);
  if (path.startsWith('/assets/') && existsSync(asset)) {
    return once(path, () => createBrotliResponse(readFileSync(asset, 'utf8'), 'text/javascript'));
  }
  if (path === '/favicon.ico') return { headers: {}, body: Buffer.alloc(0) };
  const response = await handlePeerRequest(new Request(`http://framework.localhost:${port}${path}`, { method }));
  // Removes native dialog commands: in this app, dialogs open only once its handlers are there.
  const html = (await response.text()).replaceAll(/ (command(?:for)?)="/gi, ' data-$1="');
  const { 'content-security-policy': _, ...others } = policies[page] ?? {};
  return under(others, createBrotliResponse(html, response.headers.get('content-type') ?? HTML, 4));
}

function under(
  policy: Readonly<Record<string, string>> | undefined,
  { headers, body }: BenchPeerResponse,
): BenchPeerResponse {
  return { headers: { ...headers, ...policy }, body };
}

async function answer(host: string, path: string, method: string, response: ServerResponse): Promise<void> {
  const [kind = ''] = host.split('.');
  const { headers, body } = await answerTo(kind, path, method);
  response.writeHead(200, { ...headers, 'content-length': body.length }).end(body);
}

createServer((request, response) => {
  const { headers, url = '/', method = 'GET' } = request;
  answer(headers.host ?? '', url, method, response).catch((error: unknown) => {
    console.error(error);
    response.writeHead(500).end();
  });
}).listen(port, () => process.send?.({ ready: true }));

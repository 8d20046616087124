import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { ContentSourceError } from '../content-source.ts';
import { createDirectusSource } from './directus-source.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return `http://127.0.0.1:${address.port}`;
}

const json = (data: unknown) => JSON.stringify({ data });
const signal = new AbortController().signal;
const boat = { site: 'base', name: 'boat.svg', revision: 'f1|then' };
const record = { id: 'f1', filename_download: 'boat.svg', type: 'image/svg+xml', filesize: '60', uploaded_on: 'then' };

test('createSameHostCmsFetch refuses a redirect to another host without a request to it', async () => {
  const requestedPaths: string[] = [];
  const other = await listen((request, response) => {
    requestedPaths.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'application/json' }).end(json([]));
  });
  const url = await listen((request, response) => {
    response.writeHead(302, { location: `${other}${request.url}` }).end();
  });
  const failed = await createDirectusSource({ url, token: 'secret' })
    .load(signal)
    .catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(ContentSourceError);
  expect(String(failed)).toMatch(
    new RegExp(`The CMS redirects /\\w+.* to ${other}, which is not followed. Set VITRINE_CMS_URL to where it answers`),
  );
  expect(requestedPaths).toEqual([]);
});

test('createSameHostCmsFetch follows a limited number of redirects on the same host with the token', async () => {
  const receivedRequests = new Set<string>();
  const url = await listen((request, response) => {
    receivedRequests.add(`${request.url?.split('?')[0]} ${request.headers.authorization}`);
    const isFile = request.url?.startsWith('/files/f1');
    response
      .writeHead(isFile ? 307 : 200, { location: '/moved/f1', 'content-type': 'application/json' })
      .end(json(request.url?.startsWith('/assets') ? null : { ...record, filesize: '2000000' }));
  });
  await expect(createDirectusSource({ url, token: 'secret' }).readAsset(boat, signal)).rejects.toThrow(
    'The picture has 2000000 bytes; at most 1000000 are allowed.',
  );
  expect([...receivedRequests]).toEqual(['/files/f1 Bearer secret', '/moved/f1 Bearer secret']);

  const loop = await listen((_, response) => void response.writeHead(302, { location: '/again' }).end());
  await expect(createDirectusSource({ url: loop, token: 'secret' }).readAsset(boat, signal)).rejects.toThrow(
    'The CMS redirects /again again and again.',
  );
});

test.each([
  ['says its size', true],
  ['does not say its size', false],
])(
  'readResponseBytes stops reading a picture above the size limit that the CMS recorded as small, when the answer %s',
  async (_, hasContentLength) => {
    let sent = 0;
    const url = await listen((request, response) => {
      if (!request.url?.startsWith('/assets')) {
        response.writeHead(200, { 'content-type': 'application/json' }).end(json(record));
        return;
      }
      const length = hasContentLength ? { 'content-length': 500_000_000 } : {};
      response.writeHead(200, { 'content-type': 'image/svg+xml', ...length });
      const chunk = Buffer.alloc(100_000);
      const send = () => {
        while (!response.destroyed) {
          sent += chunk.length;
          if (!response.write(chunk)) break;
        }
      };
      response.on('drain', send);
      send();
    });
    const failed = await createDirectusSource({ url, token: 'secret' })
      .readAsset(boat, signal)
      .catch((error: unknown) => error);
    expect(failed).toMatchObject({
      code: 'too-large',
      message: expect.stringMatching(/^The picture has more than 1000000/),
    });
    expect(sent).toBeLessThan(50_000_000);
  },
);

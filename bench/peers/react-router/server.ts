import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createRequestListener } from '@react-router/node';
import type { ServerBuild } from 'react-router';

const build: ServerBuild = await import(new URL('build/server/index.js', import.meta.url).href);
const listener = createRequestListener({ build, mode: 'production' });
const client = join(import.meta.dirname, 'build/client');

const server = createServer((request, response) => {
  const path = join(client, new URL(request.url ?? '/', 'http://localhost').pathname);
  if (request.url?.startsWith('/assets/') && statSync(path, { throwIfNoEntry: false })?.isFile()) {
    response.writeHead(200, { 'content-type': path.endsWith('.js') ? 'text/javascript' : 'text/css' });
    createReadStream(path).pipe(response);
  } else {
    listener(request, response);
  }
});
server.listen(Number(process.env['PORT']), () => process.send?.({ ready: true }));

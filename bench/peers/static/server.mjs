import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

// The reference page as one buffer: the least that an HTTP server can do.
const page = readFileSync(new URL('page.html', import.meta.url));
createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)).listen(
  Number(process.env.PORT),
  () => process.send?.({ ready: true }),
);

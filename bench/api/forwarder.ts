import { Agent, request as ask, createServer } from 'node:http';

/**
 * The least that a second process in the way can do: takes a request, sends it on over a connection that stays open, and
 * sends the whole answer back. It reads nothing. `node bench/api/forwarder.ts <port of the API>` tells its own port.
 */
const [apiPort] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });

const server = createServer((request, response) => {
  const { method, url: path, headers } = request;
  const onward = ask({ agent, host: '127.0.0.1', port: apiPort, method, path, headers }, (incoming) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => {
      const body = Buffer.concat(parts);
      const type = incoming.headers['content-type'] ?? 'text/plain';
      response.writeHead(incoming.statusCode ?? 502, { 'content-type': type, 'content-length': body.length }).end(body);
    });
  });
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => onward.end(Buffer.concat(parts)));
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address !== null) process.send?.({ port: address.port });
});

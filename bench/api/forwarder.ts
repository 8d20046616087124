import { Agent, request as ask, createServer } from 'node:http';

/**
 * Minimal forwarding process as a baseline for the gateway: passes requests and answers on over keep-alive connections
 * without reading them. `node bench/api/forwarder.ts <port of the API> [milliseconds]` prints its own port; with
 * milliseconds it delays each answer, as a distant API would.
 */
const [apiPort, delay = '0'] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });

const server = createServer((request, response) => {
  const { method, url: path, headers } = request;
  const onward = ask({ agent, host: '127.0.0.1', port: apiPort, method, path, headers }, (incoming) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => {
      const body = Buffer.concat(parts);
      const type = incoming.headers['content-type'] ?? 'text/plain';
      const headers = { 'content-type': type, 'content-length': body.length };
      const answer = () => void response.writeHead(incoming.statusCode ?? 502, headers).end(body);
      if (delay === '0') answer();
      else setTimeout(answer, Number(delay));
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

import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';

/** Milliseconds for one answer. */
const PATIENCE = 2_000;

/** Connects to a port of this machine. @throws where nothing listens. */
export async function probePort(port: number): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1', timeout: PATIENCE });
  await once(socket, 'connect');
  socket.destroy();
}

/** Asks a port of this machine. @throws for anything but an answer with 200. */
export function probeHttp(port: number, path: string, host = 'localhost'): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers: { host }, timeout: PATIENCE }, (response) => {
      response.resume();
      if (response.statusCode === 200) resolve();
      else reject(new Error(`${path} answers with ${response.statusCode}`));
    });
    sent.on('timeout', () => sent.destroy(new Error(`${path} does not answer`)));
    sent.on('error', reject);
    sent.end();
  });
}

import { once } from 'node:events';
import { createServer } from 'node:net';
import { ExplainedShopStartError } from './start-error.ts';

/** @throws ExplainedShopStartError when another program listens on the port, or the user may not listen on it. */
export async function assertPortFree(port: number): Promise<void> {
  const server = createServer();
  try {
    server.listen(port);
    await once(server, 'listening');
  } catch (error) {
    throw new ExplainedShopStartError(sentence(port, error), { cause: error });
  }
  server.close();
  await once(server, 'close');
}

function sentence(port: number, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program: end it, or set PORT to another number.`;
  if (code === 'EACCES') return `Port ${port} is not open to this user: set PORT to a number above 1023.`;
  return `Port ${port} can't be listened on: ${error instanceof Error ? error.message : error}.`;
}

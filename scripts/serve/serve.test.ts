import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { assertPortFree } from './free-port.ts';
import { ExplainedShopStartError } from './start-error.ts';

describe('assertPortFree for a port', () => {
  let other: Server;
  let port: number;
  beforeEach(async () => {
    other = createServer().listen(0);
    await once(other, 'listening');
    port = portOf(other);
  });
  afterEach(() => {
    other.close();
  });

  test('that is taken throws an error with the fix', async () => {
    const refused = await assertPortFree(port).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ExplainedShopStartError);
    expect(refused).toMatchObject({
      name: 'StartError',
      message: `Port ${port} is taken by another program: end it, or set PORT to another number.`,
      cause: { code: 'EADDRINUSE' },
    });
  });

  test('that is free resolves and leaves the port free', async () => {
    other.close();
    await once(other, 'close');
    await assertPortFree(port);
    await assertPortFree(port);
  });

  test('that is not a valid number throws a readable error', async () => {
    await expect(assertPortFree(70_000)).rejects.toThrow(/^Port 70000 can't be listened on: .+\.$/);
  });
});

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}

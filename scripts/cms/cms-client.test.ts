import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { CmsRejectedError, createCmsClient } from './cms-client.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A client of a CMS that refuses every request, after a library has replaced the class of answers. */
async function openClient(status: number, message: string) {
  const server = createServer((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ errors: [{ message }] }));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  vi.stubGlobal('Response', class extends Response {});
  return createCmsClient({ url: `http://127.0.0.1:${Object(server.address()).port}`, token: 'admin' });
}

test('the CMS client throws an error with the message of the CMS when it refuses a call, even if the global Response was replaced', async () => {
  const client = await openClient(409, 'Not saved: Kim was faster.');
  await expect(client.remove('pages', ['harbour:page:home'])).rejects.toEqual(
    new CmsRejectedError('Not saved: Kim was faster.'),
  );
});

test('a CMS without our extension compares no revisions', async () => {
  const client = await openClient(404, "Route /vitrine/publish doesn't exist.");
  expect(await client.comparesRevisions()).toBe(false);
});

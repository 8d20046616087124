import { afterEach, expect, test, vi } from 'vitest';
import { requestsMessages } from '../messages/requests.messages.gen.ts';
import { failuresMessages } from './failures.messages.gen.ts';
import { callStudio, StudioCallError } from './studio-client.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A server that answers nothing until the call is given up. */
const stubSilentServer = () =>
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  );

test('a call without an answer fails in words after its limit, so that it is tried again', async () => {
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  stubSilentServer();
  const failure = failureOf(callStudio('PUT', '/api/draft', 'token', {}, new AbortController().signal));
  limit.abort();
  expect(await failure).toEqual(new StudioCallError(failuresMessages.slow()));
});

test('a call that is given up by its caller is no failure of the server', async () => {
  stubSilentServer();
  const stop = new AbortController();
  const failure = failureOf(callStudio('GET', '/api/session', null, undefined, stop.signal));
  stop.abort(new Error('given up'));
  expect(await failure).toEqual(new Error('given up'));
});

test.each([
  ['the log-in page of a network', () => new Response('<!doctype html><p>Sign in to the Wi-Fi</p>')],
  ['an answer that ends early', () => new Response('{"kind":"sav')],
  ['an answer that breaks off', () => new Response(new ReadableStream({ start: (body) => body.error(new Error()) }))],
])('a save that receives %s fails with a connection error', async (_, respond) => {
  vi.stubGlobal('fetch', async () => respond());
  const failure = await failureOf(callStudio('PUT', '/api/draft', 'token', {}));
  expect(failure).toEqual(new StudioCallError(failuresMessages.connection()));
});

test('a refusal without a message of its own gets the default error message', async () => {
  vi.stubGlobal('fetch', async () => new Response('Bad gateway', { status: 502 }));
  expect(await failureOf(callStudio('GET', '/api/session', null))).toEqual(
    new StudioCallError(requestsMessages.broken()),
  );
});

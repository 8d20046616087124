import type { ContentChangeExchange } from '#engine/cms/change-exchange.ts';
import type { DirectusAccess } from '#engine/cms/directus/directus-requests.ts';
import { createDirectusSource } from '#engine/cms/directus/directus-source.ts';

/** Requests of a node to the CMS that detect changes. */
export interface PollCost {
  readonly requests: number;
  /** Of the bodies of the answers, uncompressed. */
  readonly bytes: number;
  readonly milliseconds: number;
}

/** Polls a CMS once where nothing has changed, and once after each change. */
export async function measurePolls(
  { url, token }: Pick<DirectusAccess, 'url' | 'token'>,
  changes: readonly (() => Promise<unknown>)[],
): Promise<readonly PollCost[]> {
  let requests = 0;
  let bytes = 0;
  let polled = () => {};
  const exchange: ContentChangeExchange = {
    read: async (poll, deliver) => {
      deliver(await poll());
      polled();
    },
    loading: () => {},
    follow: () => () => {},
  };
  const source = createDirectusSource({
    url,
    token,
    exchange,
    pollEvery: 3_600_000,
    fetch: async (input, init) => {
      const answer = await fetch(input, init);
      const body = await answer.arrayBuffer();
      requests += 1;
      bytes += body.byteLength;
      return new Response(body, { status: answer.status, headers: answer.headers });
    },
  });
  const poll = (startPoll: () => unknown) =>
    new Promise<PollCost>((resolve) => {
      [requests, bytes] = [0, 0];
      const start = performance.now();
      polled = () => resolve({ requests, bytes, milliseconds: performance.now() - start });
      startPoll();
    });

  await source.load(new AbortController().signal);
  let stop = async () => {};
  const costs = [
    await poll(async () => {
      stop = await source.watch(
        () => {},
        (failure) => {
          throw failure;
        },
      );
    }),
  ];
  costs.push(await poll(source.notify));
  for (const change of changes) {
    await change();
    costs.push(await poll(source.notify));
  }
  await stop();
  return costs.slice(1);
}

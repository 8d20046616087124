import type { StudioDocumentKey } from '../api-types.ts';
import type { SessionClient } from './session-client.ts';

const INTERVAL = 20_000;

/** Announces the open document now and every 20 seconds. Returns the function that ends it. */
export function watchPresence(
  client: Pick<SessionClient, 'announce'>,
  document: StudioDocumentKey | null,
  onOthers: (count: number) => void,
): () => void {
  let isOver = false;
  const announce = () =>
    client.announce(document).then(
      (count) => {
        if (!isOver) onOthers(count);
      },
      // The lost connection shows where drafts are stored.
      () => {},
    );
  void announce();
  const timer = setInterval(announce, INTERVAL);
  return () => {
    isOver = true;
    clearInterval(timer);
  };
}

/** Sends each announcement after the answer to the one before, because the last one that arrives counts. */
export function announceInOrder(announce: SessionClient['announce']): SessionClient['announce'] {
  let before: Promise<unknown> = Promise.resolve();
  return (document) => {
    const answer = before.then(() => announce(document));
    before = answer.catch(() => {});
    return answer;
  };
}

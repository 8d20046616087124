import type { Challenge } from '#schemas/generated/api/types.gen.ts';

/**
 * Listens for the notice that the bank has decided (`/3ds/notify`, in the frame of the bank). It counts once, from our own
 * origin, and for the state of this challenge alone; what became of the deposit is asked of the API.
 */
export function watchBankChallengeNotice(window: Window, { state }: Challenge, notify: () => void): () => void {
  const listen = ({ origin, data }: MessageEvent<unknown>) => {
    if (origin !== window.origin || !isNotice(data) || data.state !== state) return;
    stop();
    notify();
  };
  const stop = () => window.removeEventListener('message', listen);
  window.addEventListener('message', listen);
  return stop;
}

function isNotice(data: unknown): data is { readonly type: 'challenge.notified'; readonly state: string } {
  return (
    typeof data === 'object' &&
    data !== null &&
    'type' in data &&
    data.type === 'challenge.notified' &&
    'state' in data &&
    typeof data.state === 'string'
  );
}

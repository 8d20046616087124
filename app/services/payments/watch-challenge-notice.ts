import type { Challenge } from '#schemas/generated/api/types.gen.ts';

/**
 * Listens for the notice of the bank's decision (`/3ds/notify`, in the frame of the bank). Accepts one notice, from the own
 * origin and with the state of this challenge; the outcome of the deposit is requested from the API.
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

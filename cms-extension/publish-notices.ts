import { signWebhook, WEBHOOK_SIGNATURE_HEADER } from '#engine/cms/webhook.ts';

export interface NoticeSenderOptions {
  /** Address of the engine's webhook. */
  readonly url: string;
  readonly secret: string;
  readonly clock: () => number;
  readonly fetch: typeof globalThis.fetch;
  readonly warn: (message: string) => void;
}

/**
 * How long, in milliseconds, a notice waits for more: a batch of saves is one notice, and it is sent after the
 * transaction of the last one was committed. A steady stream of saves delays it no longer than `LONGEST`.
 */
const QUIET = 60;
const LONGEST = 400;

/** Tells the engine that something was published. A lost notice is no harm: the engine also looks by itself. */
export function createNoticeSender(options: NoticeSenderOptions): (id: string) => void {
  let ids = new Set<string>();
  let since = 0;
  let timer: NodeJS.Timeout | undefined;

  async function send(): Promise<void> {
    const body = JSON.stringify({ changed: [...ids].slice(0, 100) });
    ids = new Set();
    const { url, secret, clock, warn } = options;
    const headers = {
      'content-type': 'application/json',
      [WEBHOOK_SIGNATURE_HEADER]: signWebhook({ body, secret, now: clock() }),
    };
    try {
      const answer = await options.fetch(url, { method: 'POST', body, headers, signal: AbortSignal.timeout(5_000) });
      if (!answer.ok) warn(`The shops answered the notice of a publish with status ${answer.status}.`);
    } catch (error) {
      warn(`The shops could not be told of a publish: ${error instanceof Error ? error.message : String(error)}.`);
    }
  }

  return (id) => {
    if (ids.size === 0) since = options.clock();
    ids.add(id);
    clearTimeout(timer);
    timer = setTimeout(send, Math.max(0, Math.min(QUIET, since + LONGEST - options.clock())));
  };
}

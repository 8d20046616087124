import { CMS_WEBHOOK_SIGNATURE_HEADER, signCmsWebhook } from '#engine/cms/webhook.ts';

export interface PublishNoticeSenderOptions {
  /** Webhook address of the shop. */
  readonly url: string;
  readonly secret: string;
  readonly clock: () => number;
  readonly fetch: typeof globalThis.fetch;
  readonly warn: (message: string) => void;
}

/**
 * Milliseconds to wait for further saves, so that a batch makes one notice after its last commit; at most `LONGEST`.
 */
const QUIET = 60;
const LONGEST = 400;

/** Notifies the shop of a publish. A lost notice does no harm, because the shop also polls. */
export function createPublishNoticeSender(options: PublishNoticeSenderOptions): (id: string) => void {
  let ids = new Set<string>();
  let since = 0;
  let timer: NodeJS.Timeout | undefined;

  async function send(): Promise<void> {
    const body = JSON.stringify({ changed: [...ids].slice(0, 100) });
    ids = new Set();
    const { url, secret, clock, warn } = options;
    const headers = {
      'content-type': 'application/json',
      [CMS_WEBHOOK_SIGNATURE_HEADER]: signCmsWebhook({ body, secret, now: clock() }),
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

/** Holds back notices of documents whose transaction has not ended, because Directus reports each save at once. */
export interface NoticeHold {
  /** Sends a notice, or delays it until the work on its document has ended. */
  send(id: string, notify: (id: string) => void): void;
  /** Holds notices while the work runs. They are sent even if it fails: they may be of another save, and do no harm. */
  during<Result>(ids: readonly string[], work: () => Promise<Result>): Promise<Result>;
}

export function createNoticeHold(): NoticeHold {
  const holds = new Set<{ readonly ids: readonly string[]; readonly delayedNotices: (() => void)[] }>();
  return {
    send(id, notify) {
      const hold = [...holds].find(({ ids }) => ids.includes(id));
      if (hold) hold.delayedNotices.push(() => notify(id));
      else notify(id);
    },
    async during(ids, work) {
      const hold = { ids, delayedNotices: [] as (() => void)[] };
      holds.add(hold);
      try {
        return await work();
      } finally {
        holds.delete(hold);
        for (const sendNotice of hold.delayedNotices) sendNotice();
      }
    },
  };
}

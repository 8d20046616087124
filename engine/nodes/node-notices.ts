import { isNonArrayObject } from '../api/api-error.ts';
import type { EngineLogger } from '../cms/log.ts';
import type { SharedLock, SharedStore } from './shared-store.ts';

/** A notice from one node to all, itself included. */
export interface NodeNotice {
  readonly kind: string;
  readonly [property: string]: unknown;
}

type ReceiveNotice = (notice: NodeNotice, id: string) => void;

/** Sends notices to all nodes, and passes received ones to the receiver of their kind. */
export interface NodeNotices {
  /** Resolves to false if the lock was lost. */
  send(notice: NodeNotice, lock?: SharedLock): Promise<boolean>;
  on(kind: string, receive: ReceiveNotice): void;
  /** Called when notices may have been missed. */
  onGap(missed: () => void): void;
  /** Starts receiving; called when the documents of this node are loaded. */
  start(): void;
}

export function createNodeNotices(
  store: Pick<SharedStore, 'append' | 'follow'>,
  log: Pick<EngineLogger, 'error'>,
): NodeNotices {
  const receivers = new Map<string, ReceiveNotice>();
  const gaps = new Set<() => void>();
  let isStarted = false;

  return {
    send: (notice, lock) => store.append(JSON.stringify(notice), lock),
    on: (kind, receive) => receivers.set(kind, receive),
    onGap: (missed) => gaps.add(missed),
    start() {
      if (isStarted) return;
      isStarted = true;
      store.follow({
        entry(id, text) {
          const notice = parseNotice(text);
          if (!notice) return log.error({ id }, 'a notice of another node cannot be read');
          // A newer release may send kinds that are unknown here.
          receivers.get(notice.kind)?.(notice, id);
        },
        gap() {
          for (const missed of gaps) missed();
        },
      });
    },
  };
}

function parseNotice(text: string): NodeNotice | null {
  try {
    const value: unknown = JSON.parse(text);
    if (!isNonArrayObject(value)) return null;
    const { kind } = value;
    return typeof kind === 'string' ? { ...value, kind } : null;
  } catch {
    return null;
  }
}

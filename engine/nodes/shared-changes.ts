import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ContentChangeExchange, DeliverContentChange } from '../cms/change-exchange.ts';
import type { ContentChange } from '../cms/content-source.ts';
import { formatDocumentId } from '../cms/document.ts';
import type { NodeNotices } from './node-notices.ts';
import { parseContentChange } from './parse-content-change.ts';
import type { SharedLock, SharedStore } from './shared-store.ts';
import type { SwitchTogether } from './switch-together.ts';

export interface SharedContentChangesOptions {
  readonly store: Pick<SharedStore, 'isReachable' | 'lock' | 'release' | 'now'>;
  readonly notices: Pick<NodeNotices, 'send' | 'on' | 'onGap' | 'start'>;
  readonly switchTogether: SwitchTogether;
  readonly pause: (milliseconds: number) => Promise<void>;
}

const LOCK = 'read-cms';

/** Longer than a read of the CMS may take, so that no other node reads while one does. */
const LOCK_LIFETIME = 12_000;

const TRY_AGAIN_AFTER = 25;

/** Milliseconds after which a node reads the CMS without its turn. */
const PATIENCE = 5_000;

/** Characters of a change above which each node reads the CMS itself, as after an import of many documents. */
const MOST_CHARACTERS = 8_000_000;

/**
 * Nodes read the CMS one at a time and put what has changed into a log, so that all of them apply the same changes in
 * the same order and at the same moment (decision 105). While the log cannot be reached, each node applies what it
 * reads.
 */
export function createSharedContentChanges(options: SharedContentChangesOptions): ContentChangeExchange {
  const { store, notices, switchTogether, pause } = options;
  /** Versions of the changes received from the log, so that a poll does not send them again. */
  const delivered = new LRUCache<string, string>({ max: 10_000 });
  let ownReadAt = Number.NEGATIVE_INFINITY;

  async function waitForLock(): Promise<SharedLock | null> {
    const until = store.now() + PATIENCE;
    while (store.isReachable() && store.now() < until) {
      const lock = await store.lock(LOCK, LOCK_LIFETIME).catch(() => null);
      if (lock) return lock;
      await pause(TRY_AGAIN_AFTER);
    }
    return null;
  }

  const isNew = (id: string, version: string) => delivered.get(id) !== version;

  function withoutDelivered({ documents, assets }: ContentChange): ContentChange {
    return {
      documents: documents.filter((document) => isNew(formatDocumentId(document), versionOf(document.text))),
      assets: assets.filter((asset) => isNew(assetId(asset), versionOf(asset.revision))),
    };
  }

  function remember({ documents, assets }: ContentChange): void {
    for (const document of documents) delivered.set(formatDocumentId(document), versionOf(document.text));
    for (const asset of assets) delivered.set(assetId(asset), versionOf(asset.revision));
  }

  /** False when the change could not be passed on. */
  async function pass(change: ContentChange, readAt: number, lock: SharedLock | null): Promise<boolean> {
    if (!lock) return false;
    const { documents, assets } = change;
    const isLarge = documents.reduce((sum, { text }) => sum + (text?.length ?? 0), 0) > MOST_CHARACTERS;
    const notice = isLarge ? { kind: 'read-cms' } : { kind: 'documents', readAt, documents, assets };
    const isSent = await notices.send(notice, lock).catch(() => false);
    return isSent && !isLarge;
  }

  return {
    async read(poll, deliver) {
      const lock = await waitForLock();
      try {
        const readAt = store.now();
        const read = await poll();
        const change = lock ? withoutDelivered(read) : read;
        const isEmpty = change.documents.length === 0 && change.assets.length === 0;
        if (!isEmpty && (await pass(change, readAt, lock))) return;
        // The rest arrived by the log, in which case nothing is left to apply.
        ownReadAt = isEmpty ? ownReadAt : readAt;
        deliver(change);
        if (!isEmpty) remember(change);
      } finally {
        if (lock) store.release(lock).catch(() => undefined);
      }
    },
    loading() {
      delivered.clear();
      ownReadAt = store.now();
    },
    follow(deliver: DeliverContentChange, poll) {
      notices.on('documents', (notice, id) => {
        const { readAt } = notice;
        // This node has read the CMS later than the node that sent the change.
        if (typeof readAt !== 'number' || readAt < ownReadAt) return;
        const change = parseContentChange(notice);
        if (!change) return poll();
        remember(change);
        deliver({ ...change, applyTogether: (apply) => switchTogether(id, apply) });
      });
      notices.on('read-cms', poll);
      notices.onGap(poll);
      notices.start();
      return () => {
        notices.on('documents', () => {});
        notices.on('read-cms', () => {});
      };
    },
  };
}

function assetId({ site, name }: { readonly site: string; readonly name: string }): string {
  return `${site}/${name}`;
}

/** A short hash of a text; empty for a document that was removed. */
function versionOf(text: string | null): string {
  return text === null ? '' : hash('sha256', text, 'base64url').slice(0, 16);
}

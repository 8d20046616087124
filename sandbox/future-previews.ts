import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { apiHeaderNames } from '#schemas/api/headers.ts';
import type { SandboxShop } from './shop.ts';

export interface FutureShopPreviewsOptions {
  readonly shop: Pick<SandboxShop, 'db' | 'clock' | 'wallClock'>;
  /** Opens a shop on a data folder with the clock at `at`. */
  readonly open: (dataDir: string, at: number) => { readonly shop: Pick<SandboxShop, 'db'>; readonly app: Hono };
}

/** Shops at future times, for previews. */
export interface FutureShopPreviews {
  /** Answers a GET request at its future time; null for a time that can't be previewed. */
  answer(request: Request): Promise<Response> | null;
  close(): void;
}

const MOST = 3;
/** Half a year. Running the scheduled jobs until then takes seconds. */
const MAX_PREVIEW_MS = 183 * 86_400_000;
/** Milliseconds after which a preview is rebuilt, to include later sales. */
const REFRESH_MS = 300_000;

interface PreviewEntry {
  readonly app: Hono;
  readonly forget: () => void;
}

/**
 * Each preview is a copy of the shop whose scheduled jobs have run until its time; the shop itself is unaffected. Draw
 * results are the same in each copy. Past times can't be previewed.
 */
export function createFutureShopPreviews({ shop, open }: FutureShopPreviewsOptions): FutureShopPreviews {
  const cachedPreviews = new LRUCache<number, PreviewEntry>({
    max: MOST,
    ttl: REFRESH_MS,
    perf: { now: shop.wallClock },
    dispose: ({ forget }) => forget(),
  });

  function at(moment: number): PreviewEntry {
    const known = cachedPreviews.get(moment);
    if (known) return known;
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-foreseen-'));
    shop.db.prepare('VACUUM INTO ?').run(join(folder, 'sandbox.sqlite'));
    const opened = open(folder, moment);
    const forget = () => {
      opened.shop.db.close();
      rmSync(folder, { recursive: true, force: true });
    };
    const foreseen = { app: opened.app, forget };
    cachedPreviews.set(moment, foreseen);
    return foreseen;
  }

  return {
    answer(request) {
      const requestedTime = request.headers.get(apiHeaderNames.previewAt);
      if (requestedTime === null || request.method !== 'GET') return null;
      const moment = Date.parse(requestedTime);
      const ahead = moment - shop.clock();
      return ahead > 0 && ahead <= MAX_PREVIEW_MS ? fetchFromPreview(at(moment).app, request, requestedTime) : null;
    },
    close: () => cachedPreviews.clear(),
  };
}

async function fetchFromPreview(app: Hono, request: Request, moment: string): Promise<Response> {
  const response = await app.fetch(request);
  response.headers.set(apiHeaderNames.previewAt, moment);
  return response;
}

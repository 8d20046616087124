import { isBrowserPageInFrame } from '#engine/api/same-origin-fetch.ts';
import type { PagePayload } from '#engine/render/page-payload.ts';
import type { TabStorage } from '#engine/storage/tab-storage.ts';
import type { OutdatedPageReason } from '#schemas/browser/page-events.ts';
import {
  DEPOSIT_ATTEMPT_STORAGE_KEY,
  PAGE_RENEWED_STORAGE_KEY,
  PURCHASE_ATTEMPT_STORAGE_KEY,
} from '#schemas/browser/tab-names.ts';
import { saveTypedFormValues } from '../../services/typed-values.ts';

/** Minimum milliseconds between two reloads of a tab, so that nodes of two releases cause no reload loop. */
const HOUR = 3_600_000;

/** Fields whose values are never saved. */
const UNSAVED_FIELDS = 'input[type=password], input[type=file]';

export interface OutdatedPage {
  readonly current: () => Pick<PagePayload, 'customerId' | 'payment'>;
  readonly storage: TabStorage;
  readonly now: () => number;
  readonly reload: () => void;
}

const PAYMENT_ATTEMPTS = [PURCHASE_ATTEMPT_STORAGE_KEY, DEPOSIT_ATTEMPT_STORAGE_KEY] as const;

let isWaiting = false;

/**
 * Reloads a page of another release than the server's, and restores typed values: at once if the server refuses the page,
 * else when the tab is hidden. Never during a payment.
 */
export function renewOutdatedPage(reason: OutdatedPageReason, page: OutdatedPage): void {
  if (reason === 'refused') return reloadWithTypedValues(page);
  if (isWaiting) return;
  isWaiting = true;
  document.addEventListener('visibilitychange', () => {
    if (document.hidden && !page.current().payment && !hasUnsavedInput()) reloadWithTypedValues(page);
  });
}

function reloadWithTypedValues({ current, storage, now, reload }: OutdatedPage): void {
  const isPaying = PAYMENT_ATTEMPTS.some((key) => storage.read(key) !== null);
  const last = Number(storage.read(PAGE_RENEWED_STORAGE_KEY) ?? Number.NEGATIVE_INFINITY);
  // A reload would interrupt a framed page's message exchange.
  if (isPaying || isBrowserPageInFrame() || now() - last < HOUR) return;
  storage.write(PAGE_RENEWED_STORAGE_KEY, String(now()));
  // Without storage neither a loop nor a loss could be prevented.
  if (storage.read(PAGE_RENEWED_STORAGE_KEY) === null) return;
  saveTypedFormValues(document, { path: location.pathname, customerId: current().customerId }, storage);
  reload();
}

function hasUnsavedInput(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>(UNSAVED_FIELDS);
  return document.querySelector('dialog[open]') !== null || [...fields].some(({ value }) => value !== '');
}

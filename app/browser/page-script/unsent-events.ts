import type { TabStorage } from '#engine/storage/tab-storage.ts';
import type { TrackedAnalyticsEvent } from '#schemas/browser/page-events.ts';
import { UNSENT_EVENTS_STORAGE_KEY } from '#schemas/browser/tab-names.ts';

/** Older stored events are dropped: an event gets the time at which it is sent. */
const MAX_AGE_MS = 60_000;

type StoredEvents = readonly [at: number, events: readonly TrackedAnalyticsEvent[]];

/** Stores the events that a page could not send before it was left. `now` is in epoch milliseconds. */
export function storeUnsentEvents(storage: TabStorage, events: readonly TrackedAnalyticsEvent[], now: number): void {
  const stored: StoredEvents = [now, events];
  if (events.length > 0) storage.write(UNSENT_EVENTS_STORAGE_KEY, JSON.stringify(stored));
}

/** Removes the stored events and returns them; none if they are too old or damaged. `now` is in epoch milliseconds. */
export function takeUnsentEvents(storage: TabStorage, now: number): readonly TrackedAnalyticsEvent[] {
  const text = storage.read(UNSENT_EVENTS_STORAGE_KEY);
  storage.remove(UNSENT_EVENTS_STORAGE_KEY);
  try {
    const [at, events]: StoredEvents = JSON.parse(text ?? '');
    return now - at < MAX_AGE_MS ? [...events] : [];
  } catch {
    return [];
  }
}

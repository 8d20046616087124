import { expect, test } from 'vitest';
import type { PublishedChangeSet } from '../document-store.ts';
import { EMPTY_EDITABLE_DOCUMENTS } from '../editable-documents.ts';
import { REMOVED_PICTURE_GRACE_PERIOD, trackPicturesInUse } from './pictures-in-use.ts';

test('a picture counts as in use while it is served and for a grace period afterwards', () => {
  const listeners: ((publication: PublishedChangeSet) => void)[] = [];
  let hashes: readonly string[] = [];
  let now = 0;
  const pictures = () =>
    hashes.map((hash) => ({ name: `${hash}.svg`, hash, format: 'svg', width: 1, height: 1 }) as const);
  const subscribe = (listener: (publication: PublishedChangeSet) => void) => {
    listeners.push(listener);
    return () => {};
  };
  const publish = (...next: readonly string[]) => {
    hashes = next;
    for (const listener of listeners) listener({ documents: EMPTY_EDITABLE_DOCUMENTS, changed: [], sites: [] });
  };
  const inUse = trackPicturesInUse({ pictures, subscribe }, () => now);
  const used = () => ['a', 'b'].filter(inUse);
  expect(used()).toEqual([]);
  publish('a', 'b');
  expect(used()).toEqual(['a', 'b']);
  publish('b');
  now = REMOVED_PICTURE_GRACE_PERIOD - 1;
  publish('b');
  expect(used()).toEqual(['a', 'b']);
  now = REMOVED_PICTURE_GRACE_PERIOD;
  expect(used()).toEqual(['b']);
  publish('a');
  expect(used()).toEqual(['a', 'b']);
  publish();
  now = 2 * REMOVED_PICTURE_GRACE_PERIOD - 1;
  expect(used()).toEqual(['a', 'b']);
  now = 2 * REMOVED_PICTURE_GRACE_PERIOD;
  expect(used()).toEqual([]);
});

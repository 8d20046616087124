import { expect, test } from 'vitest';
import type { Publication } from '../document-store.ts';
import { NO_DOCUMENTS } from '../editable-documents.ts';
import { REMOVED_PICTURE_GRACE_PERIOD, trackPicturesInUse } from './pictures-in-use.ts';

test('a picture counts as in use while it is served and for a grace period afterwards', () => {
  const listeners: ((publication: Publication) => void)[] = [];
  let hashes: readonly string[] = [];
  let now = 0;
  const pictures = () =>
    hashes.map((hash) => ({ name: `${hash}.svg`, hash, format: 'svg', width: 1, height: 1 }) as const);
  const subscribe = (listener: (publication: Publication) => void) => {
    listeners.push(listener);
    return () => {};
  };
  const publish = (...next: readonly string[]) => {
    hashes = next;
    for (const listener of listeners) listener({ documents: NO_DOCUMENTS, changed: [], sites: [] });
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

import { expect, test, vi } from 'vitest';
import { createSharedFileIndex } from './shared-file-index.ts';

test('simultaneous requests for unknown paths share one listing of the store, and find files that were added before the requests', async () => {
  const keys = ['release-files/1/_assets/a.js'];
  const list = vi.fn(async () => [...keys]);
  const index = createSharedFileIndex(list);
  expect(await index.find('/_css/1.css')).toBeNull();
  keys.push('release-files/2/_css/1.css');
  const found = await Promise.all(Array.from({ length: 50 }, (_, count) => index.find(`/_css/${count}.css`)));
  expect(found.filter((key) => key !== null)).toEqual(['release-files/2/_css/1.css']);
  expect(await index.find('/_assets/a.js')).toBe('release-files/1/_assets/a.js');
  expect(list).toHaveBeenCalledTimes(2);
});

test('a failed listing of the store rejects the requests that wait for it, and the next request lists the store again', async () => {
  const list = vi.fn(async () => ['release-files/1/_assets/a.js']);
  list.mockRejectedValueOnce(new Error('away'));
  const index = createSharedFileIndex(list);
  await expect(index.find('/_assets/a.js')).rejects.toThrow('away');
  expect(await index.find('/_assets/a.js')).toBe('release-files/1/_assets/a.js');
});

import { expect, test } from 'vitest';
import type { PagePayload } from '#engine/render/page-payload.ts';
import { createShownPageStore } from './shown-pages.ts';

const page = (url: string) => ({ url }) as PagePayload;

test('subscribers of the shown-page store are notified once for each new page, history entry or loss', () => {
  const [first, next] = [page('/'), page('/next')];
  const pages = createShownPageStore(first, 'a');
  const receivedStates: string[] = [];
  const leave = pages.subscribe(({ page, key, isLost }) => receivedStates.push(`${page.url} ${key} ${isLost}`));
  for (const [page, key, isLost] of [
    [first, 'a', false],
    [next, 'b', false],
    [next, 'b', false],
    [next, 'c', false],
    [next, 'c', true],
  ] as const)
    pages.show({ page, key, isLost });
  leave();
  pages.show({ page: first, key: 'd', isLost: false });
  expect(receivedStates).toEqual(['/next b false', '/next c false', '/next c true']);
  expect(pages.current()).toEqual({ page: first, key: 'd', isLost: false });
});

import { expect, test } from 'vitest';
import { isBannerDismissed } from '#engine/visitor/dismissed-banner.ts';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { renderTestBlockToHtml } from '../../_testing/render-example.tsx';
import { loadSiteBannerData } from './site-banner.data.ts';

const site = (value: string) => ({ content: () => ({ type: 'plain', value }) as const });

test('a dismissed site banner stays dismissed with the same text, and comes back with another text', async () => {
  const { data } = await loadSiteBannerData(createTestLoadContext({ text: 'Closed on Monday.' }, {}).context);
  expect(data.isDismissed).toBe(false);
  expect(isBannerDismissed(site('Closed on Monday.'), 'en-AU', data.version)).toBe(true);
  expect(isBannerDismissed(site('Closed on Tuesday.'), 'en-AU', data.version)).toBe(false);
  expect(isBannerDismissed(site('Closed on Monday.'), 'en-AU', undefined)).toBe(false);
  expect(isBannerDismissed({ content: () => undefined }, 'en-AU', data.version)).toBe(false);
});

test('the site banner is empty once it was dismissed, and without a text', () => {
  const html = (text: string, isDismissed: boolean) =>
    renderTestBlockToHtml(
      { id: 'banner', type: 'site-banner', props: { text }, data: { version: 'v', isDismissed } },
      () => undefined,
    );
  expect(html('Closed on Monday.', false)).toContain('aria-label="Dismiss" data-dismiss="v"');
  expect(html('Closed on Monday.', true)).toBe('');
  expect(html('', false)).toBe('');
});

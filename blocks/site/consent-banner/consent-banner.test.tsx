import { expect, test } from 'vitest';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { renderTestBlockToHtml } from '../../_testing/render-example.tsx';
import { loadConsentBannerData } from './consent-banner.data.ts';

const PROPS = { text: 'May we?' };
type Consent = Parameters<typeof loadConsentBannerData>[0]['visitor']['consent'];

async function shownTo(consent: Consent): Promise<string> {
  const { context } = createTestLoadContext(PROPS, {});
  const { data } = await loadConsentBannerData({ ...context, visitor: { ...context.visitor, consent } });
  return renderTestBlockToHtml({ id: 'consent', type: 'consent-banner', props: PROPS, data }, () => undefined);
}

test('the consent banner asks a visitor who has not chosen, by a form that needs no script', async () => {
  const html = await shownTo(new Set());
  expect(html).toContain('action="/_consent" method="post"');
  expect(html).toContain('May we?');
});

test('the consent banner has two answers that look the same', async () => {
  const buttons = (await shownTo(new Set())).match(/<button class="[^"]*"/g) ?? [];
  expect(buttons.length).toBe(2);
  expect(new Set(buttons).size).toBe(1);
});

test.each([[new Set(['essential'] as const)], [new Set(['essential', 'non_essential'] as const)]])(
  'the consent banner is empty for a visitor who has chosen',
  async (consent) => {
    expect(await shownTo(consent)).toBe('');
  },
);

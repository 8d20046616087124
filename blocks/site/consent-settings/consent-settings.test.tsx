import { expect, test } from 'vitest';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { renderTestBlockToHtml } from '../../_testing/render-example.tsx';
import { loadConsentSettingsData } from './consent-settings.data.ts';

const PROPS = {
  heading: 'Cookies',
  essential: { label: 'Essential', text: 'Always on.' },
  nonEssential: { label: 'Others', text: 'As you like.' },
};
type Consent = Parameters<typeof loadConsentSettingsData>[0]['visitor']['consent'];

async function shownTo(consent: Consent): Promise<string> {
  const { context } = createTestLoadContext(PROPS, {});
  const { data } = await loadConsentSettingsData({ ...context, visitor: { ...context.visitor, consent } });
  return renderTestBlockToHtml({ id: 'consent', type: 'consent-settings', props: PROPS, data }, () => undefined);
}

test.each([
  [new Set<never>(), false],
  [new Set(['essential'] as const), false],
  [new Set(['essential', 'non_essential'] as const), true],
])(
  'the consent settings show non-essential cookies as on only where the visitor allowed them',
  async (consent, isOn) => {
    const [others = ''] = /<input[^>]*name="non_essential"[^>]*>/.exec(await shownTo(consent)) ?? [];
    expect(others.includes('checked')).toBe(isOn);
  },
);

test('the consent settings show essential cookies as always on, which cannot be changed', async () => {
  const [essential = ''] = /<input[^>]*name="essential"[^>]*>/.exec(await shownTo(new Set())) ?? [];
  expect([essential.includes('checked'), essential.includes('disabled')]).toEqual([true, true]);
});

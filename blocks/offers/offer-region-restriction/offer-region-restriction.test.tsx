import { expect, test } from 'vitest';
import type { RaffleOffer } from '#schemas/generated/api/types.gen.ts';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { createTestRaffle } from '../../_testing/offers.ts';
import { renderTestBlockToHtml } from '../../_testing/render-example.tsx';
import { loadOfferRegionRestrictionData } from './offer-region-restriction.data.ts';

const props = { here: '{name} isn’t sold in {regions}.', elsewhere: '{name} is not sold to people in {regions}.' };

async function shown(more: Partial<RaffleOffer>): Promise<string> {
  const offer = { ...createTestRaffle('two-rivers', '2026-11-22T09:30:00.000Z'), ...more };
  const { context } = createTestLoadContext(
    props,
    { 'product-offers.list': [offer] },
    { productOfferKey: 'two-rivers' },
  );
  const { data } = await loadOfferRegionRestrictionData(context);
  return renderTestBlockToHtml({ id: 'restriction', type: 'offer-region-restriction', props, data }, () => undefined);
}

test('the offer region restriction names the excluded regions of an offer, worded by whether the offer is sold to the visitor', async () => {
  const restrictions = { excludedRegions: ['WA', 'SA'] as const, minimumAge: 18 };
  expect(await shown({ restrictions })).toContain(
    'Name of two-rivers is not sold to people in Western Australia or South Australia.',
  );
  expect(await shown({ restrictions, availability: 'unavailable' })).toContain(
    'Name of two-rivers isn’t sold in Western Australia or South Australia.',
  );
});

test('the offer region restriction is empty for an offer that is sold everywhere', async () => {
  expect(await shown({})).toBe('');
});

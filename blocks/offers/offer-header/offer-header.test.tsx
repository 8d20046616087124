import { expect, test } from 'vitest';
import { createTestLoadContext, createTestPicture } from '../../_testing/load-context.ts';
import { createTestLottery } from '../../_testing/offers.ts';
import { renderTestBlockToHtml } from '../../_testing/render-example.tsx';
import { loadOfferHeaderData } from './offer-header.data.ts';

const TONIGHT = '2026-11-21T09:30:00.000Z';
const props = { showCountdown: true, showCause: false };
const answers = {
  'product-offers.list': [createTestLottery('kettle', '12590000.00', TONIGHT, { urlAliases: ['old-kettle'] })],
};

test('the offer header shows the offer that the address names, also by an alias', async () => {
  const { data, expires } = await loadOfferHeaderData(
    createTestLoadContext(props, answers, { productOfferKey: 'old-kettle' }).context,
  );
  expect([data.name, data.picture, data.offer?.prize.text, expires]).toEqual([
    'Name of kettle',
    createTestPicture('kettle.svg'),
    '$12.5 million',
    Date.parse(TONIGHT),
  ]);
});

test('the offer header says so while the offer is not on sale', async () => {
  const suspended = { 'product-offers.list': [createTestLottery('kettle', null, TONIGHT, { suspended: true })] };
  const { data } = await loadOfferHeaderData(
    createTestLoadContext(props, suspended, { productOfferKey: 'kettle' }).context,
  );
  expect(data.offer).toBe(null);
  expect(renderTestBlockToHtml({ id: 'head', type: 'offer-header', props, data }, () => undefined)).toContain(
    '<span class="badge">Not on sale right now</span>',
  );
});

test('the loader of the offer header fails for an address that names no offer', async () => {
  const { context } = createTestLoadContext(props, answers, { productOfferKey: 'nothing' });
  await expect(loadOfferHeaderData(context)).rejects.toThrow("no offer has the path segment 'nothing'");
});

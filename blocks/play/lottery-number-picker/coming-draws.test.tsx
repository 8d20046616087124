import { expect, test } from 'vitest';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { createTestLottery } from '../../_testing/offers.ts';
import { renderTestBlockToHtml } from '../../_testing/render-example.tsx';
import { loadLotteryNumberPickerData } from './lottery-number-picker.data.ts';

const [first] = createTestLottery('kettle', null, '2026-11-28T09:30:00.000Z').draws;
const draws = first
  ? [0, 7, 14, 21, 28, 35].map((days, place) => {
      const date = new Date(Date.parse(first.date) + days * 86_400_000).toISOString();
      return { ...first, drawNo: 41 + place, date, closeDate: date };
    })
  : [];

/** The draws that the picker offers, as [is chosen, name]. */
async function offered(firstDrawNo: string): Promise<readonly (readonly [boolean, string])[]> {
  const props = { pick: 'customer' as const, repeat: false };
  const offer = { ...createTestLottery('kettle', null, ''), draws };
  const { context } = createTestLoadContext(props, { 'product-offers.list': [offer] }, { productOfferKey: 'kettle' });
  const { data } = await loadLotteryNumberPickerData({ ...context, query: new URLSearchParams({ firstDrawNo }) });
  const html = renderTestBlockToHtml({ id: 'picker', type: 'lottery-number-picker', props, data }, () => undefined);
  const radios = html.matchAll(/<input type="radio"([^>]*)\/><span>([^<]*(?:Draw))</g);
  return [...radios].map(([, attributes = '', name = '']) => [attributes.includes('checked'), name]);
}

test('the number picker names coming draws by their place, also a chosen one that is further ahead than those shown', async () => {
  const names = ['Next Available Draw', '1st Forward Draw', '2nd Forward Draw', '3rd Forward Draw'];
  const unchosen = names.map((name) => [false, name]);
  expect(await offered('41')).toEqual([[true, names[0]], ...unchosen.slice(1)]);
  expect(await offered('45')).toEqual([...unchosen, [true, '4th Forward Draw']]);
  expect(await offered('46')).toEqual([...unchosen, [true, '5th Forward Draw']]);
});

import { expect, test } from 'vitest';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { createTestLottery } from '../../_testing/offers.ts';
import { renderTestBlockToHtml } from '../../_testing/render-example.tsx';
import { loadNumberTipListData } from './number-tip-list.data.ts';

const TONIGHT = '2026-11-21T09:30:00.000Z';

function tip(lotteryKey: string, kind: 'often_drawn' | 'long_not_drawn') {
  const numberSets = [{ key: 'main', numbers: [3, 9] }];
  return { key: `${lotteryKey}-${kind}`, lotteryKey, kind, title: `Tip for ${lotteryKey}`, text: 'x', numberSets };
}

test('the number tip list shows the tips of its kind for lotteries that are on sale', async () => {
  const answers = {
    'product-offers.list': [
      createTestLottery('kettle', null, TONIGHT),
      createTestLottery('gone', null, '2026-11-20T09:30:00.000Z'),
    ],
    'tips.get': [
      tip('gone', 'often_drawn'),
      tip('kettle', 'long_not_drawn'),
      tip('kettle', 'often_drawn'),
      tip('pot', 'often_drawn'),
    ],
  };
  const props = { heading: 'Tips', kind: 'often_drawn' as const, limit: 2 };
  const { context, sent } = createTestLoadContext(props, answers);
  const { data, expires } = await loadNumberTipListData(context);
  expect([data.tips.map(({ key }) => key), expires]).toEqual([['kettle-often_drawn'], Date.parse(TONIGHT)]);
  expect(sent.map(([call]) => call)).toContain('tips.get');
  const html = renderTestBlockToHtml({ id: 'tips', type: 'number-tip-list', props, data }, () => undefined);
  expect(html).toContain('<a href="/offer.play/kettle">Play Name of kettle</a>');
});

test('the number tip list is empty without tips', async () => {
  const props = { heading: 'Tips', limit: 2 };
  const { data } = await loadNumberTipListData(
    createTestLoadContext(props, { 'product-offers.list': [], 'tips.get': [] }).context,
  );
  expect(renderTestBlockToHtml({ id: 'tips', type: 'number-tip-list', props, data }, () => undefined)).toBe('');
});

import { expect, test } from 'vitest';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { renderTestBlockToHtml } from '../../_testing/render-example.tsx';
import { loadOfferResultsLinksData } from './offer-results-links.data.ts';

const keys = (['lottery', 'raffle', 'giveaway'] as const).map((category) => ({
  key: category,
  name: `The ${category}`,
  url: category,
  logo: `${category}.svg`,
  category,
}));

test.each([
  [{}, ['lottery', 'raffle']],
  [{ category: 'raffle' as const }, ['raffle']],
])('the offer results links with the props %j lead to the results of %j', async (props, urls) => {
  const { context } = createTestLoadContext(props, { 'draws.past.result-keys': keys });
  const { data } = await loadOfferResultsLinksData(context);
  const html = renderTestBlockToHtml({ id: 'o', type: 'offer-results-links', props }, () => data);
  expect([...html.matchAll(/href="\/offer\.results\/([^"]*)"/g)].map(([, url]) => url)).toEqual(urls);
  expect(html).toContain('The raffle Results');
});

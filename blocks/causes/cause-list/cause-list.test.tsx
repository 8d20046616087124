import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BlockContext } from '#engine/render/block-context.tsx';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { createTestRaffle } from '../../_testing/offers.ts';
import { stubBlockContext } from '../../_testing/shop-page.tsx';
import { loadCauseListData } from './cause-list.data.ts';
import { CauseList } from './cause-list.tsx';

const cause = (key: string, amount: string) => ({
  key,
  urlSlug: key,
  name: `Name of ${key}`,
  summary: 'What it does.',
  amountRaised: { amount, currency: 'AUD' },
  numSupporters: 12_400,
  productOfferKeys: [],
});

const answers = { 'cms.causes': [cause('owls', '86040.99'), cause('ferry', '1204310.00'), cause('trees', '5.00')] };

test('the cause list gives causes in the order of its keys, with the amounts raised rounded down', async () => {
  const { context } = createTestLoadContext(
    { heading: 'Causes', causes: ['ferry', 'owls'], look: 'cards' as const, ofOffer: false, paged: false },
    answers,
  );
  expect(
    (await loadCauseListData(context)).data.causes.map(({ key, raised, supporters }) => [key, raised, supporters]),
  ).toEqual([
    ['ferry', '$1,204,310', '12,400'],
    ['owls', '$86,040', '12,400'],
  ]);
});

test('the cause list shows at most as many causes as its limit', async () => {
  const { context } = createTestLoadContext(
    { heading: 'Causes', limit: 1, look: 'list' as const, ofOffer: false, paged: false },
    answers,
  );
  expect((await loadCauseListData(context)).data.causes.map(({ key }) => key)).toEqual(['owls']);
});

test('the cause list of an offer page shows only the causes of that offer', async () => {
  const offer = createTestRaffle('two-rivers', '2026-11-22T09:30:00.000Z');
  const owls = { key: 'owls', name: 'Owls', urlSlug: 'owls' };
  const props = { heading: 'Causes', look: 'list' as const, ofOffer: true, paged: false };
  const all = { ...answers, 'product-offers.list': [{ ...offer, causes: [owls] }] };
  const { context } = createTestLoadContext(props, all, { productOfferKey: 'two-rivers' });
  expect((await loadCauseListData(context)).data.causes.map(({ key }) => key)).toEqual(['owls']);
});

test.each([
  [['causes_directory'], '<a href="/causes.cause/ferry">Name of ferry</a>'],
  [[], '<h3>Name of ferry</h3>'],
])(
  'the cause list links to the pages of causes only with their capability, here with the capabilities %j',
  async (capabilities, expected) => {
    const props = { heading: 'Causes', look: 'cards' as const, ofOffer: false, paged: false, causes: ['ferry'] };
    const { data } = await loadCauseListData(createTestLoadContext(props, answers).context);
    const html = renderToStaticMarkup(
      <BlockContext value={{ ...stubBlockContext, capabilities: new Set(capabilities) }}>
        <CauseList
          id="causes"
          props={{ heading: 'Causes', look: 'cards', ofOffer: false, paged: false }}
          data={data}
          slots={{}}
        />
      </BlockContext>,
    );
    expect(html).toContain(expected);
  },
);

test('the last page of a list of a thousand causes reads the content of the causes on that page alone', async () => {
  const many = Array.from({ length: 1000 }, (_, index) => cause(`cause-${index}`, '1.00'));
  const props = { heading: 'Causes', look: 'cards' as const, ofOffer: false, paged: true };
  const { context } = createTestLoadContext(props, { 'cms.causes': many });
  const read: string[] = [];
  const content = {
    ...context.services.content,
    cause: (key: string) => {
      read.push(key);
      return null;
    },
  };
  const services = { ...context.services, content };
  const { data, head } = await loadCauseListData({ ...context, services, query: new URLSearchParams('page=84') });
  expect([data.page, data.pages, head?.pages]).toEqual([84, 84, 84]);
  expect(read).toEqual(['cause-996', 'cause-997', 'cause-998', 'cause-999']);
});

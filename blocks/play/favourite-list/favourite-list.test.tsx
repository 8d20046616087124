// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { createFlowRunner } from '#engine/flows/create-flows.ts';
import { FlowProvider } from '#engine/flows/use-flow.tsx';
import { BlockContext } from '#engine/render/block-context.tsx';
import { favouriteNumbersFlow } from '#machines/play/favourite-numbers/favourite-numbers.flow.ts';
import { startFavouriteNumbersMachine } from '#machines/play/favourite-numbers/favourite-numbers.start.ts';
import type { FavouriteNumbers } from '#schemas/generated/api/types.gen.ts';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { createTestLottery } from '../../_testing/offers.ts';
import { findButton, pressButton, stubBlockContext } from '../../_testing/shop-page.tsx';
import { loadFavouriteListData } from './favourite-list.data.ts';
import example from './favourite-list.example.json' with { type: 'json' };
import { FavouriteList } from './favourite-list.tsx';

const kettle: FavouriteNumbers = { lotteryKey: 'copper-kettle', numberSets: [{ key: 'main', numbers: [5, 2] }] };

/** Renders the block with numbers stored in memory; each save is pending in `waiting`. */
async function show(savedFavourites: readonly FavouriteNumbers[], { fails = false } = {}) {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  const saveRequests: (readonly FavouriteNumbers[])[] = [];
  const waiting: ((error?: Error) => void)[] = [];
  let isDown = fails;
  const actor = startFavouriteNumbersMachine({
    isTipClosed: false,
    load: () => (isDown ? Promise.reject(new Error('offline')) : Promise.resolve(savedFavourites)),
    save: (favourites) => {
      saveRequests.push(favourites);
      return new Promise((resolve, reject) => waiting.push((error) => (error ? reject(error) : resolve())));
    },
  });
  const flows = createFlowRunner({ 'favourite-numbers': async () => () => actor });
  await flows.start(favouriteNumbersFlow);
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  await act(async () =>
    createRoot(page).render(
      <BlockContext value={stubBlockContext}>
        <FlowProvider flows={flows}>
          <FavouriteList id="list" props={{ level: 1 }} data={example.data} slots={{}} />
        </FlowProvider>
      </BlockContext>,
    ),
  );
  const settle = (error?: Error) => act(async () => waiting.shift()?.(error));
  return { page, saveRequests, settle, endOutage: () => (isDown = false) };
}

const numbers = (page: HTMLElement) =>
  [...page.querySelectorAll('.favourite-list__numbers')].map(({ textContent }) => textContent);

test('the favourite list saves a complete set of numbers, and keeps the chosen numbers when saving fails', async () => {
  const { page, saveRequests, settle } = await show([]);
  await pressButton(page, 'Choose numbers: Copper Kettle');
  await pressButton(page, '5');
  expect(findButton(page, 'Save').disabled).toBe(true);
  await pressButton(page, '2');
  await pressButton(page, '3');
  expect(findButton(page, '3').getAttribute('aria-disabled')).toBe('true');
  await pressButton(page, 'Save');
  expect(findButton(page, 'Saving…').disabled).toBe(true);
  expect(saveRequests).toEqual([[kettle]]);
  await settle(new Error('offline'));
  expect(findButton(page, '5').getAttribute('aria-pressed')).toBe('true');
  await pressButton(page, 'Save');
  await settle();
  expect(numbers(page)).toEqual(['5, 2']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Change: Copper Kettle');
});

test('the favourite list removes the set of one lottery, and leaves those of other lotteries', async () => {
  const bells = { lotteryKey: 'seven-bells', numberSets: [{ key: 'main', numbers: [1, 2, 3] }] };
  const { page, saveRequests, settle } = await show([kettle, bells]);
  await pressButton(page, 'Remove: Copper Kettle');
  await settle();
  expect(saveRequests).toEqual([[bells]]);
  expect(findButton(page, 'Choose numbers: Copper Kettle').disabled).toBe(false);
});

test('favourite numbers that could not be loaded can be loaded again with a press', async () => {
  const { page, endOutage } = await show([kettle], { fails: true });
  expect(page.textContent).toContain('We couldn’t load your favourite numbers.');
  expect(findButton(page, 'Choose numbers: Copper Kettle').disabled).toBe(true);
  endOutage();
  await pressButton(page, 'Try again');
  expect(numbers(page)).toEqual(['5, 2']);
});

test('the tip in the favourite list is gone once it is closed', async () => {
  const { page } = await show([]);
  await pressButton(page, 'Ok, got it');
  expect(page.querySelector('[role=note]')).toBeNull();
});

test('the loader of favourite numbers takes the number sets of the standard game, and leaves out lotteries without any', async () => {
  const set = { key: 'main', name: 'Numbers', count: 2, min: 1, max: 6, ordered: true };
  const plain = createTestLottery('plain', null, '2026-11-22T09:30:00.000Z');
  const [standard] = plain.gameTypes;
  const [offer] = standard?.gameOffers ?? [];
  if (!standard || !offer) throw new Error('the lottery has no game');
  const other = { ...standard, key: 'powerhit' as const };
  const gameTypes = [other, { ...standard, gameOffers: [{ ...offer, numberSets: [set] }] }];
  const { context } = createTestLoadContext(
    { level: 1 as const },
    { 'product-offers.list': [plain, { ...plain, key: 'sets', gameTypes }] },
  );
  expect((await loadFavouriteListData(context)).data.lotteries.map(({ key, numberSets }) => [key, numberSets])).toEqual(
    [['sets', [{ key: 'main', name: 'Numbers', count: 2, min: 1, max: 6 }]]],
  );
});

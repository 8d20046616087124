import { expect, test } from 'vitest';
import type { SyndicateDraw, SyndicateOffer } from '#schemas/generated/api/types.gen.ts';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { createTestLottery } from '../../_testing/offers.ts';
import { loadSyndicateSharesData } from './syndicate-shares.data.ts';

const SUNDAY = '2026-11-22T09:30:00.000Z';
const LATER = '2026-11-29T09:30:00.000Z';
const kettle = createTestLottery('kettle', '12590000.00', SUNDAY);

function draw(drawNo: number, date: string, name: string, more: Partial<SyndicateDraw> = {}): SyndicateDraw {
  const syndicate = { key: name, encodedId: `${name}-${drawNo}`, name, gameType: 'standard' } as const;
  return {
    drawNo,
    encodedId: `kettle-${drawNo}`,
    type: 'syndicate_share_draw',
    closeDate: date,
    day: 'sun',
    status: 'OPEN',
    date,
    prizePool: { amount: '12590000.00', currency: 'AUD' },
    syndicates: [{ ...syndicate, numGames: 20, numShares: 10, numSharesLeft: 4, costPerShare: '2.50' }],
    ...more,
  };
}

function offerOf(key: string, draws: readonly SyndicateDraw[]): SyndicateOffer {
  const { gameTypes: _, selectableDays: __, ...common } = kettle;
  return {
    ...common,
    key,
    url: key,
    type: 'syndicate_share',
    displayCategory: 'syndicate',
    lotteryKey: 'kettle',
    draws,
  };
}

const crew = offerOf('crew', [draw(41, SUNDAY, 'Crew'), draw(42, LATER, 'Crew')]);
const dozen = offerOf('dozen', [draw(41, SUNDAY, 'Dozen')]);
const answers = { 'product-offers.list': [kettle, crew, dozen] };

function loaded(params: Record<string, string>, table: Readonly<Record<string, unknown>> = answers) {
  return loadSyndicateSharesData(createTestLoadContext({ everyDraw: false }, table, params).context);
}

const summary = ({ data }: Awaited<ReturnType<typeof loaded>>) =>
  data.draws.map(({ drawNo, syndicates }) => [drawNo, syndicates.map(({ id, playedAs }) => `${id} ${playedAs}`)]);

test('the loader of syndicate shares gives the syndicates of an offer, draw by draw', async () => {
  const answer = await loaded({ productOfferKey: 'crew' });
  expect(summary(answer)).toEqual([
    [41, ['Crew-41 Standard']],
    [42, ['Crew-42 Standard']],
  ]);
  expect(answer.data.draws[0]).toMatchObject({ jackpot: '$12.5 million', drawn: { day: 'Tomorrow' } });
  expect(answer.data.draws[0]?.syndicates[0]).toMatchObject({ costPerShare: 250, numSharesLeft: 4, numShares: 10 });
  expect(answer.expires).toBeLessThanOrEqual(Date.parse(SUNDAY));
});

test('the loader of syndicate shares gives every syndicate of a lottery, those of one draw together', async () => {
  expect(summary(await loaded({ productOfferKey: 'kettle', gameTypeKey: 'syndicates' }))).toEqual([
    [41, ['Crew-41 Standard', 'Dozen-41 Standard']],
    [42, ['Crew-42 Standard']],
  ]);
});

test('the loader of syndicate shares gives only the draw that the address names, or says that it is over', async () => {
  expect(summary(await loaded({ productOfferKey: 'crew', drawNo: '42' }))).toEqual([[42, ['Crew-42 Standard']]]);
  expect((await loaded({ productOfferKey: 'crew', drawNo: '40' })).data).toMatchObject({ draws: [], isOver: true });
});

test('the loader of syndicate shares gives no draws of an offer that is closed, suspended or unavailable', async () => {
  const closed = { ...crew, draws: [draw(41, '2026-11-21T03:00:00.000Z', 'Crew')] };
  const table = (offer: SyndicateOffer) => ({ 'product-offers.list': [kettle, offer] });
  for (const offer of [closed, { ...crew, suspended: true }, { ...crew, availability: 'unavailable' as const }]) {
    expect((await loaded({ productOfferKey: 'crew' }, table(offer))).data).toMatchObject({ draws: [], isOver: false });
  }
});

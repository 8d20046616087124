import { describe, expect, test } from 'vitest';
import type { LotteryNumberPickerData, NumberPickerGameOffer } from './picker-data.ts';
import { applyTicketDraftChange, createEmptyTicketDraft, type TicketDraft, type TicketDraftChange } from './ticket.ts';
import { createTicketCartItem, summarizeTicketDraft } from './ticket-state.ts';

const standard: NumberPickerGameOffer = {
  key: 'standard',
  name: 'Standard',
  minGames: 2,
  maxGames: 4,
  defaultGames: 3,
  combinations: 1,
  prices: { 2: 290, 3: 435, 4: 580 },
  numberSets: [{ key: 'main', name: 'Numbers', count: 2, min: 1, max: 9, ordered: false, fewest: 2 }],
};
const system: NumberPickerGameOffer = {
  ...standard,
  key: 'system_3',
  minGames: 1,
  maxGames: 2,
  defaultGames: 1,
  prices: { 1: 900, 2: 1800 },
};

function lottery(parts: Partial<LotteryNumberPickerData> = {}): LotteryNumberPickerData {
  return {
    lotteryKey: 'copper-kettle',
    currency: 'AUD',
    gameType: 'standard',
    defaultOffer: 'standard',
    offers: [standard, system],
    numDraws: [1, 2],
    numWeeks: [1],
    days: [],
    causes: [],
    causeKey: null,
    draws: [],
    firstDrawNo: null,
    repeat: {
      type: 'autoplay',
      availability: 'optional',
      chosen: false,
      rhythm: 'Weekly',
      jackpots: [],
    },
    canSaveFavourites: true,
    ...parts,
  };
}

const random = () => 0;
const filled = (data: LotteryNumberPickerData, changes: readonly TicketDraftChange[]) =>
  changes.reduce<TicketDraft>(
    (ticket, change) => applyTicketDraftChange(data, ticket, change),
    createEmptyTicketDraft(data),
  );
const pick = (number: number, game = 0, isPicked = true): TicketDraftChange => ({
  type: 'pick',
  game,
  set: 'main',
  number,
  isPicked,
});

describe('the draft of a ticket', () => {
  const data = lottery();

  test('starts with the default number of games of the default game offer, all empty', () => {
    expect(createEmptyTicketDraft(data)).toEqual({
      offerKey: 'standard',
      games: [{}, {}, {}],
      active: 0,
      day: null,
      causeKey: null,
      drawNo: null,
      numDraws: 1,
      numWeeks: 1,
      repeats: false,
      minimumJackpot: null,
      favourites: null,
    });
  });

  test('sorts picked numbers, takes each once, and no more than the set holds', () => {
    expect(filled(data, [pick(7), pick(3), pick(5), pick(3)]).games[0]).toEqual({ main: [3, 7] });
    expect(filled(data, [pick(7), pick(3), pick(7, 0, false), pick(9, 0, false)]).games[0]).toEqual({ main: [3] });
  });

  test('keeps the order in which numbers are picked where the set is ordered', () => {
    const numberSets = standard.numberSets.map((set) => ({ ...set, ordered: true }));
    const ordered = lottery({ offers: [{ ...standard, numberSets }] });
    expect(filled(ordered, [pick(7), pick(3)]).games[0]).toEqual({ main: [7, 3] });
    expect(filled(ordered, [pick(7), { type: 'dip-all', random }]).games[0]).toEqual({ main: [7, 1] });
  });

  test('goes on to the next game that is not complete, and after the last to the first', () => {
    const dip = (game: number): TicketDraftChange => ({ type: 'dip', game, random });
    const active = (...changes: TicketDraftChange[]) => filled(data, [...changes, { type: 'next' }]).active;
    expect(active(dip(0))).toBe(1);
    expect(active(dip(1), dip(0))).toBe(2);
    expect(active(dip(0), dip(2))).toBe(1);
    expect(active(dip(0), dip(1), dip(2))).toBe(2);
  });

  test('fills a game with favourite numbers', () => {
    expect(filled(data, [pick(1), { type: 'favourites', game: 1, picks: { main: [2, 8] } }])).toMatchObject({
      games: [{ main: [1] }, { main: [2, 8] }, {}],
      active: 1,
    });
  });

  test('starts with the cause of the page, or with the only cause, and else with none', () => {
    const causes = [
      { key: 'reef', name: 'Reef' },
      { key: 'pups', name: 'Pups' },
    ];
    expect(createEmptyTicketDraft(lottery({ causes: causes.slice(0, 1) })).causeKey).toBe('reef');
    expect(createEmptyTicketDraft(lottery({ causes })).causeKey).toBeNull();
    expect(createEmptyTicketDraft(lottery({ causes, causeKey: 'pups' })).causeKey).toBe('pups');
  });

  test('takes a number for the game in which it was tapped, also when another game is shown by now', () => {
    const later = filled(data, [pick(1, 2), { type: 'show', game: 1 }, pick(3, 2)]);
    expect([later.games, later.active]).toEqual([[{}, {}, { main: [1, 3] }], 1]);
  });

  test('lets a lucky dip replace the numbers of one game, or fill the missing numbers of every game', () => {
    expect(filled(data, [pick(7), { type: 'dip', game: 0, random }]).games[0]).toEqual({ main: [1, 2] });
    expect(filled(data, [pick(7), { type: 'dip-all', random }]).games).toEqual([
      { main: [1, 7] },
      { main: [1, 2] },
      { main: [1, 2] },
    ]);
  });

  test('is cleared for one game or all', () => {
    const dips: TicketDraftChange[] = [{ type: 'dip-all', random }];
    expect(filled(data, [...dips, { type: 'clear', game: 1 }]).games).toEqual([{ main: [1, 2] }, {}, { main: [1, 2] }]);
    expect(filled(data, [...dips, { type: 'clear-all' }]).games).toEqual([{}, {}, {}]);
  });

  test('keeps the number of games within what the game offer sells', () => {
    expect(filled(data, [{ type: 'count', games: 9 }]).games).toHaveLength(4);
    expect(
      filled(data, [
        { type: 'show', game: 2 },
        { type: 'count', games: 0 },
      ]),
    ).toMatchObject({ games: [{}, {}], active: 1 });
  });

  test('changes to another game offer with its default number of games', () => {
    expect(filled(data, [pick(7), { type: 'offer', key: 'system_3' }])).toMatchObject({
      offerKey: 'system_3',
      games: [{}],
    });
  });
});

describe('the summary of a ticket draft', () => {
  test('has the price of the complete games times draws and weeks, and none while they are too few', () => {
    const data = lottery();
    const dip = (game: number): TicketDraftChange => ({ type: 'dip', game, random });
    expect(summarizeTicketDraft(data, filled(data, [dip(0), pick(1, 0, false)]))).toMatchObject({
      completeGames: 0,
      price: null,
      obstacles: ['games'],
    });
    expect(summarizeTicketDraft(data, filled(data, [dip(0), dip(1)]))).toMatchObject({
      completeGames: 2,
      price: 290,
      obstacles: [],
    });
    const twice: TicketDraftChange = { type: 'choose', choice: { numDraws: 2, numWeeks: 4 } };
    expect(summarizeTicketDraft(data, filled(data, [dip(0), dip(1), dip(2), twice]))).toMatchObject({ price: 435 * 8 });
  });

  test('names a missing day and a missing cause as obstacles where there are some to choose', () => {
    const data = lottery({
      days: [{ key: 'mon', next: null, drawNo: null }],
      causes: [
        { key: 'reef', name: 'Reef' },
        { key: 'pups', name: 'Pups' },
      ],
    });
    const dips: TicketDraftChange[] = [{ type: 'dip-all', random }];
    expect(summarizeTicketDraft(data, filled(data, dips)).obstacles).toEqual(['day', 'cause']);
    const chosen: TicketDraftChange = { type: 'choose', choice: { day: 'mon', causeKey: 'reef' } };
    expect(summarizeTicketDraft(data, filled(data, [...dips, chosen])).obstacles).toEqual([]);
  });

  test('counts a game of a super combo as complete only with every number and a favourite', () => {
    const numbers = { key: 'numbers', name: 'Numbers', count: 2, min: 1, max: 9, ordered: false, fewest: 2 };
    const favourites = { key: 'favourites', name: 'Favourites', count: 2, min: 1, max: 9, ordered: false, fewest: 2 };
    const data = lottery({
      gameType: 'mega_combo',
      defaultOffer: 'combo',
      offers: [{ ...system, key: 'combo', numberSets: [numbers, favourites] }],
    });
    const pick = (set: string, number: number): TicketDraftChange => ({
      type: 'pick',
      game: 0,
      set,
      number,
      isPicked: true,
    });
    const complete = (changes: readonly TicketDraftChange[]) =>
      summarizeTicketDraft(data, filled(data, changes)).completeGames;
    expect(complete([pick('numbers', 1), pick('favourites', 3)])).toBe(0);
    expect(complete([pick('numbers', 1), pick('numbers', 2)])).toBe(0);
    expect(complete([pick('numbers', 1), pick('numbers', 2), pick('favourites', 3)])).toBe(1);
  });
});

describe('the cart item of a ticket draft', () => {
  test('has the complete games alone', () => {
    const data = lottery({ draws: [{ drawNo: 7, place: 0, when: '', jackpot: '' }], firstDrawNo: 7 });
    const ticket = filled(data, [{ type: 'dip', game: 0, random }, { type: 'dip', game: 2, random }, pick(4, 1)]);
    expect(createTicketCartItem(data, ticket)).toEqual({
      productType: 'lottery_ticket',
      lotteryKey: 'copper-kettle',
      gameType: 'standard',
      gameOffer: 'standard',
      games: [{ numberSets: [{ key: 'main', numbers: [1, 2] }] }, { numberSets: [{ key: 'main', numbers: [1, 2] }] }],
      numGames: 2,
      numDraws: 1,
      numWeeks: 1,
      quickpick: false,
      drawNo: 7,
    });
  });

  test('has a count of games and no numbers where the shop picks, for the draw of the chosen day', () => {
    const data = lottery({
      gameType: 'random',
      offers: [{ ...standard, numberSets: [] }],
      days: [{ key: 'mon', next: null, drawNo: 9 }],
      firstDrawNo: 7,
    });
    const ticket = filled(data, [{ type: 'choose', choice: { day: 'mon', numDraws: 2 } }]);
    expect(createTicketCartItem(data, ticket)).toEqual({
      productType: 'multi_draw_ticket',
      lotteryKey: 'copper-kettle',
      gameType: 'random',
      gameOffer: 'standard',
      numGames: 3,
      numDraws: 2,
      numWeeks: 1,
      quickpick: true,
      day: 'mon',
      drawNo: 9,
    });
  });

  test('is for the draw that the customer saw, and for the next once that has closed', () => {
    const draw = (drawNo: number) => ({ drawNo, place: 0, when: '', jackpot: '' });
    const data = lottery({ draws: [draw(7), draw(8)] });
    const ticket = filled(data, [{ type: 'dip-all', random }]);
    expect(createTicketCartItem(data, ticket).drawNo).toBe(7);
    const later = lottery({ draws: [draw(8), draw(9)] });
    expect([
      ticket.drawNo,
      summarizeTicketDraft(later, ticket).drawNo,
      createTicketCartItem(later, ticket).drawNo,
    ]).toEqual([7, 8, 8]);
  });

  test('has a recurring purchase and a least jackpot only where the customer chose to repeat', () => {
    const data = lottery();
    const dips: TicketDraftChange = { type: 'dip-all', random };
    const chosen = (choice: Extract<TicketDraftChange, { type: 'choose' }>['choice']) =>
      createTicketCartItem(data, filled(data, [dips, { type: 'choose', choice }]));
    expect(chosen({ repeats: true, minimumJackpot: '5000000.00' })).toMatchObject({
      recurringPurchase: { type: 'autoplay', enabled: true },
      minimumJackpotAmount: '5000000.00',
    });
    const once = chosen({ repeats: false, minimumJackpot: '5000000.00' });
    expect([once.recurringPurchase, once.minimumJackpotAmount]).toEqual([undefined, undefined]);
  });

  test('is marked as favourite only while favourite numbers are in a game', () => {
    const data = lottery();
    const changes: TicketDraftChange[] = [
      { type: 'dip-all', random },
      { type: 'favourites', game: 1, picks: { main: [4, 6] } },
    ];
    expect(createTicketCartItem(data, filled(data, changes)).favourite).toBe(true);
    expect(
      createTicketCartItem(data, filled(data, [...changes, { type: 'dip', game: 1, random }])).favourite,
    ).toBeUndefined();
  });
});

describe('begun games of a ticket draft', () => {
  test('are those with some of their numbers, not complete or empty ones', () => {
    const data = lottery();
    const ticket = filled(data, [pick(7), pick(8), pick(3, 1)]);
    expect(summarizeTicketDraft(data, ticket).begunGames).toEqual([1]);
  });

  test('stay when the complete games are cleared', () => {
    const data = lottery();
    const ticket = filled(data, [pick(7), pick(8), pick(3, 1), { type: 'clear-complete' }]);
    expect(ticket).toMatchObject({ games: [{}, { main: [3] }, {}], active: 1 });
  });

  test('stay when the ticket gets fewer games, or games of another size', () => {
    const data = lottery();
    const begun = [pick(3, 2)];
    expect(filled(data, [...begun, { type: 'count', games: 2 }]).games).toEqual([{}, { main: [3] }]);
    expect(filled(data, [...begun, { type: 'offer', key: 'system_3' }]).games).toEqual([{ main: [3] }]);
  });
});

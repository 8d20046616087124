import type { MinorUnits } from '#domain/money.ts';
import { fillMissingGameNumbersRandomly, type RandomSource } from '#domain/play/lucky-dip.ts';
import type { DrawnNumbers } from '#schemas/generated/api/wire-types.gen.ts';
import { FIRST_DIVISION_NAME } from '../../offers/catalogue/catalogue-builders.ts';
import type { CatalogueLottery, FixedPrizeDivisionTerms } from '../../offers/catalogue/catalogue-types.ts';
import { resultsMessages } from '../results.messages.gen.ts';
import type { StoredDraw } from './draw.ts';
import type { DrawSeries } from './draw-series.ts';
import { createSeededRandom, pickRandomItem, randomiseAround } from './seeded-random.ts';
import {
  calculateRaffleDonation,
  calculateSimulatedEntriesAtClose,
  calculateSimulatedTicketsAtClose,
} from './simulated-sales.ts';

export interface PrizeDivisionResult {
  readonly division: number;
  readonly name: string;
  readonly match: string;
  readonly numWinners: number;
  readonly prize: MinorUnits;
}

export interface NamedWinner {
  readonly name: string;
  readonly place: string;
  readonly division: number;
  readonly prizeTitle: string;
  readonly prize: MinorUnits;
}

/** The result of a draw. */
export interface DrawOutcome {
  readonly winningNumbers: readonly DrawnNumbers[];
  readonly winningTickets: readonly string[];
  readonly jackpotWon: boolean;
  readonly divisions: readonly PrizeDivisionResult[];
  readonly winners: readonly NamedWinner[];
  readonly raised: MinorUnits;
  readonly supporters: number;
}

const FIRST_NAMES = [
  'Aisha',
  'Ben',
  'Carmel',
  'Dinesh',
  'Edie',
  'Fergus',
  'Grace',
  'Hana',
  'Ivo',
  'Joyce',
  'Kofi',
  'Leila',
  'Marek',
  'Noor',
  'Owen',
  'Priya',
  'Ruth',
  'Sione',
  'Tess',
  'Winnie',
];
const INITIALS = 'ABCDEFGHJKLMNPRSTVW'.split('');
const MOST_NAMED = 6;

/** Generates the result of a draw, seeded by its key, so that shops with the same catalogue get the same results. */
export function generateDrawOutcome(series: DrawSeries, draw: StoredDraw): DrawOutcome {
  const random = createSeededRandom(draw.siteKey, draw.offerKey, draw.series, draw.drawNo, 'outcome');
  switch (series.category) {
    case 'lottery':
      return lotteryOutcome(series, series.offer, draw, random);
    case 'raffle': {
      const first = {
        name: resultsMessages.firstPrize(),
        match: resultsMessages.firstTicket(),
        prize: series.offer.value,
        winners: 1,
      };
      const sold = calculateSimulatedTicketsAtClose(series.offer, draw);
      return {
        ...ticketOutcome(series, [first, ...series.offer.minorPrizes], sold, series.offer.title, random),
        raised: calculateRaffleDonation(series.offer, sold),
        supporters: sold,
      };
    }
    case 'giveaway': {
      const { giveaway, offer } = series;
      const first = { name: giveaway.name, match: resultsMessages.entryDrawn(), prize: giveaway.prize, winners: 1 };
      const raised = giveaway.type === 'daily' ? randomiseAround(offer.raisedByDraw, random) : 0;
      return {
        ...ticketOutcome(
          series,
          [first],
          calculateSimulatedEntriesAtClose(giveaway, draw),
          giveaway.prizeTitle,
          random,
        ),
        raised,
        supporters: raised > 0 ? randomiseAround(29, random) : 0,
      };
    }
  }
}

function lotteryOutcome(
  series: DrawSeries,
  offer: Pick<CatalogueLottery, 'drawnSets' | 'jackpot' | 'divisions' | 'raisedByDraw'>,
  draw: StoredDraw,
  random: RandomSource,
): DrawOutcome {
  const pool = draw.prizePool ?? offer.jackpot.base;
  const winningNumbers = drawNumbers(offer, random);
  const jackpotWon = random() < offer.jackpot.winChance;
  const jackpotWinners = jackpotWon ? 1 + Number(random() < 0.2) : 0;
  const divisions: PrizeDivisionResult[] = [
    {
      division: 1,
      name: FIRST_DIVISION_NAME,
      match: offer.jackpot.match,
      numWinners: jackpotWinners,
      prize: Math.floor(pool / Math.max(1, jackpotWinners)),
    },
    ...offer.divisions.map((division, index) => ({
      division: index + 2,
      name: division.name,
      match: division.match,
      numWinners: Math.max(0, randomiseAround(division.winners, random)),
      prize: Math.round(randomiseAround(division.prize, random) / 5) * 5,
    })),
  ];
  return {
    winningNumbers,
    winningTickets: [],
    jackpotWon,
    divisions,
    winners: namedWinners(series, divisions, offer.jackpot.title, random),
    raised: offer.raisedByDraw > 0 ? randomiseAround(offer.raisedByDraw, random) : 0,
    supporters: offer.raisedByDraw > 0 ? randomiseAround(offer.raisedByDraw / 250, random) : 0,
  };
}

/** Sets that share a pool share its balls: a supplementary number never repeats a winning one. */
function drawNumbers(offer: Pick<CatalogueLottery, 'drawnSets'>, random: RandomSource): DrawnNumbers[] {
  const drawn = new Map<string, number[]>();
  return offer.drawnSets.map((set) => {
    const before = drawn.get(set.pool) ?? [];
    const whole = { ...set, count: before.length + set.count };
    const [picked] = fillMissingGameNumbersRandomly(
      { numberSets: [{ key: set.key, numbers: before }] },
      [whole],
      random,
    ).numberSets;
    const numbers = (picked?.numbers ?? []).filter((number) => number !== null);
    drawn.set(set.pool, numbers);
    return {
      key: set.key,
      name: set.name,
      numbers: numbers.slice(before.length),
      ...(set.ordered && { ordered: true }),
    };
  });
}

function ticketOutcome(
  series: DrawSeries,
  prizes: readonly FixedPrizeDivisionTerms[],
  tickets: number,
  title: string,
  random: RandomSource,
): Omit<DrawOutcome, 'raised' | 'supporters'> {
  const divisions = prizes.map(({ name, match, prize, winners }, index) => ({
    division: index + 1,
    name,
    match,
    numWinners: winners,
    prize,
  }));
  const count = divisions.reduce((sum, { numWinners }) => sum + numWinners, 0);
  return {
    winningNumbers: [],
    winningTickets: drawTickets(Math.min(count, tickets), tickets, random),
    jackpotWon: true,
    divisions,
    winners: namedWinners(series, divisions, title, random),
  };
}

function drawTickets(count: number, tickets: number, random: RandomSource): string[] {
  const drawn = new Set<number>();
  while (drawn.size < count) drawn.add(1 + Math.floor(random() * tickets));
  return [...drawn].map((number) => String(number).padStart(7, '0'));
}

function namedWinners(
  { catalogue }: DrawSeries,
  divisions: readonly PrizeDivisionResult[],
  title: string | null,
  random: RandomSource,
): NamedWinner[] {
  const winners: NamedWinner[] = [];
  for (const { division, name, numWinners, prize } of divisions) {
    for (let count = 0; count < numWinners && winners.length < MOST_NAMED; count += 1) {
      winners.push({
        name: `${pickRandomItem(FIRST_NAMES, random)} ${pickRandomItem(INITIALS, random)}.`,
        place: pickRandomItem(catalogue.places, random),
        division,
        prizeTitle: division === 1 && title !== null ? title : name,
        prize,
      });
    }
  }
  return winners;
}

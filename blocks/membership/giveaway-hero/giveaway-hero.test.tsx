import { expect, test } from 'vitest';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { loadGiveawayHeroData } from './giveaway-hero.data.ts';

const draw = (giveawayType: string, date: string) => ({
  drawId: `${giveawayType}-1`,
  drawNo: 1,
  giveawayType,
  name: `The ${giveawayType} one`,
  prizeTitle: '$1,000 cash',
  prize: { amount: '1000.00', currency: 'AUD' },
  date,
  numberOfEntriesText: '2,140 entries',
  entryStatus: 'locked',
});

const answers = {
  'membership.config': {
    programConfig: { programName: 'Breakfast Club', programLogo: 'club.svg' },
    upcomingDraws: [
      draw('daily', '2026-11-21T03:00:00.000Z'),
      draw('preview', '2026-11-21T09:00:00.000Z'),
      draw('daily', '2026-11-22T00:00:00.000Z'),
    ],
  },
};

test('the giveaway hero shows the next giveaway of its types, and expires at midnight, when days change their names', async () => {
  const { context } = createTestLoadContext(
    { heading: 'Today', showLogo: false, giveawayTypes: ['daily' as const] },
    answers,
  );
  expect(await loadGiveawayHeroData(context)).toEqual({
    data: {
      programName: 'Breakfast Club',
      logo: null,
      giveaway: {
        name: 'The daily one',
        prizeTitle: '$1,000 cash',
        prize: '$1,000',
        draw: { at: '2026-11-22T00:00:00.000Z', day: 'Tomorrow', time: '11:00 am' },
        left: { at: '2026-11-22T00:00:00.000Z', text: '20h 0m' },
        entries: '2,140 entries',
      },
    },
    expires: Date.parse('2026-11-21T13:00:00.000Z'),
  });
});

test('the giveaway hero shows no giveaway when none of its types is to come', async () => {
  const { context } = createTestLoadContext(
    { heading: 'Today', showLogo: false, giveawayTypes: ['monthly' as const] },
    answers,
  );
  expect(await loadGiveawayHeroData(context)).toEqual({
    data: { programName: 'Breakfast Club', logo: null, giveaway: null },
  });
});

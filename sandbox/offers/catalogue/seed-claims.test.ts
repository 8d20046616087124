import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { listDrawSeries } from '../../results/draws/draw-series.ts';
import { brandCatalogueList } from './brand-catalogues.ts';
import type { BrandCatalogue } from './catalogue-types.ts';
import { harbourCatalogue } from './harbour.ts';
import { lanternCatalogue } from './lantern.ts';
import { sunnysideCatalogue } from './sunnyside.ts';

const SEED = new URL('../../../cms-seed/', import.meta.url);
const MINUTE = 60_000;

/** The text of a document of the seed, such as 'harbour/pages/about'. */
function textOf(path: string): string {
  return readFileSync(new URL(`${path}.json`, SEED), 'utf8');
}

/** The texts of all documents of a brand, by path. */
function textsOf(brand: string): ReadonlyMap<string, string> {
  const names = readdirSync(new URL(`${brand}/`, SEED), { recursive: true, encoding: 'utf8' });
  return new Map(
    names.filter((name) => name.endsWith('.json')).map((name) => [name, textOf(`${brand}/${name.slice(0, -5)}`)]),
  );
}

/** Paths of a brand's documents whose text matches. */
function pathsWith(brand: string, text: RegExp): string[] {
  return [...textsOf(brand)].filter(([, body]) => text.test(body)).map(([path]) => path);
}

function closesBefore(catalogue: BrandCatalogue, category: string): number[] {
  const series = listDrawSeries(catalogue).filter((one) => one.category === category);
  return [...new Set(series.map((one) => one.salesCloseBeforeMs / MINUTE))];
}

/** '1 pm' for '13:00'. */
function hourOf(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour > 12 ? hour - 12 : hour} ${hour < 12 ? 'am' : 'pm'}`;
}

interface Support {
  readonly phone: string;
  readonly email: string;
  readonly hours: readonly [{ readonly label: string; readonly opens: string; readonly closes: string }];
}

describe.each(brandCatalogueList)('the seeded texts of $siteKey', ({ siteKey, branding: { support } }) => {
  test('the contact page names the phone number, e-mail address and hours that the branding call answers with', () => {
    const page = textOf(`${siteKey}/pages/about-contact-us`);
    const { blocks } = JSON.parse(page) as { blocks: { id: string; props: Support }[] };
    const shown = blocks.find(({ id }) => id === 'support')?.props;
    expect([shown?.phone, shown?.email]).toEqual([support.phone, support.email]);
    const [hours] = shown?.hours ?? [];
    const opening = hours && `${hours.label}, ${hourOf(hours.opens)} to ${hourOf(hours.closes)}`;
    expect(support.opening_hours.startsWith(opening ?? '-')).toBe(true);
    expect([page.includes(`**${support.phone}**`), page.includes(`**${support.email}**`)]).toEqual([true, true]);
  });

  test('no text mentions the app, except on the pages about it', () => {
    expect(pathsWith(siteKey, /\bthe app\b/i).filter((path) => !/^(?:pages|content)\/app/.test(path))).toEqual([]);
  });
});

describe('the seeded pages of Harbour', () => {
  test('say when sales close before a draw, as the catalogue does', () => {
    expect([closesBefore(harbourCatalogue, 'lottery'), closesBefore(harbourCatalogue, 'raffle')]).toEqual([[30], [60]]);
    const closingTimesText = 'Lotteries close half an hour before the draw, raffles an hour before.';
    expect(textOf('harbour/pages/about-faq')).toContain(closingTimesText);
    expect(textOf('harbour/pages/how-it-works')).toContain(closingTimesText);
  });

  test('say how many games a syndicate plays, as the catalogue does', () => {
    const games = harbourCatalogue.offers.flatMap((offer) =>
      offer.type === 'syndicate_share' ? offer.syndicates.map(({ numGames }) => numGames) : [],
    );
    const range = `${Math.min(...games)} to ${Math.max(...games)} games`;
    expect(pathsWith('harbour', new RegExp(range)).sort()).toEqual(['content/play.en-au.json', 'pages/home.json']);
    expect(pathsWith('harbour', /hundreds of games/)).toEqual([]);
  });

  test('state the number of causes and the games of each system, as the catalogue does', () => {
    expect(harbourCatalogue.causes.length).toBe(4);
    expect(textOf('harbour/pages/causes')).toContain('Four causes');
    const golden = harbourCatalogue.offers.find(({ key }) => key === 'golden-bay');
    if (golden?.type !== 'lottery_ticket') throw new Error('the catalogue has no golden-bay');
    expect([golden.schedule, golden.drawnSets[0]]).toMatchObject([{ time: '19:30' }, { count: 6, max: 45 }]);
    const systems = golden.gameTypes
      .flatMap(({ gameOffers }) => gameOffers)
      .filter(({ combinations }) => combinations > 1);
    const table = systems.map(
      ({ name, combinations }) => `| ${name.replace('System ', '')} numbers | ${combinations} |`,
    );
    expect(table).toEqual(['| 7 numbers | 7 |', '| 8 numbers | 28 |', '| 9 numbers | 84 |']);
    for (const row of table) expect(textOf('harbour/posts/system-7-explained')).toContain(row);
  });
});

test('the pages of Lantern state its raffles, causes and lottery time as the catalogue does, and never say over 18', () => {
  const raffles = lanternCatalogue.offers.filter(({ type }) => type === 'raffle_ticket');
  expect([raffles.length, lanternCatalogue.causes.length]).toEqual([6, 6]);
  expect(textOf('lantern/pages/charity-tickets')).toContain('Six draws');
  expect(textOf('lantern/pages/causes')).toContain('six causes');
  expect(pathsWith('lantern', /\bover 18\b/)).toEqual([]);
  const lamplight = lanternCatalogue.offers.find(({ key }) => key === 'lamplight');
  expect(lamplight).toMatchObject({ schedule: { days: ['sat'], time: '19:30' } });
  expect(textOf('lantern/pages/syndicates')).toContain('Saturday, half past seven');
});

test('every giveaway of Sunnyside is drawn at ten in the morning, as its pages say, and closes five minutes before', () => {
  const giveaways = sunnysideCatalogue.program?.giveaways ?? [];
  expect(giveaways.map(({ schedule }) => schedule.time)).toEqual(giveaways.map(() => '10:00'));
  expect(closesBefore(sunnysideCatalogue, 'giveaway')).toEqual([5]);
  expect(textOf('sunnyside/content/program.en-au')).toContain('every morning at ten, Brisbane time');
  expect(textOf('sunnyside/pages/daily-winners')).toContain('Every Sunday at ten.');
  expect(textOf('sunnyside/posts/why-ten-oclock')).toContain('closed at five to');
  expect(pathsWith('sunnyside', /after lunch/)).toEqual([]);
});

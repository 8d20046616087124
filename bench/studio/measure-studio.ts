import type { Browser } from 'playwright-core';
import { type RunningTestShop, startTestShop } from '../../e2e/harness/shop-process.ts';
import { launchBenchChromium } from '../browser/phone.ts';
import { chooseRepetitionsForSmallOrFullRun } from '../measure/repetitions.ts';
import type { BenchmarkFigure, BenchmarkRatio } from '../measure/report.ts';
import { timeReorder, timeThemeColour, timeTyping, timeUndo } from './measure-changes.ts';
import { measureSavesInDirectus } from './measure-directus.ts';
import { watchFramesWhileScrolling, watchFramesWhileTyping } from './measure-frames.ts';
import { isHeadingOfPage, isOrderOfHeadings, openDocumentFile, timeSaveAndReload } from './measure-reload.ts';
import { createPageDocument, describePageOfBlocks, type PageOfBlocks, writePageDocument } from './page-documents.ts';
import { measureFirstLoad, reportStudio, type StudioMeasurements } from './report-studio.ts';
import { openStudioWindow, signInToStudio } from './studio-window.ts';
import { isBackgroundOfPage, pickBackground } from './theme-background.ts';

const SMALL = describePageOfBlocks(12);
const LARGE = describePageOfBlocks(100);
const LONGEST = describePageOfBlocks(chooseRepetitionsForSmallOrFullRun(300, 150));
const OPENINGS = chooseRepetitionsForSmallOrFullRun(5, 1);

/** Measures how soon the studio shows a change, compared with saving the document and reloading its page. */
export async function measureStudio(
  log: (text: string) => void,
): Promise<{ ratios: BenchmarkRatio[]; figures: BenchmarkFigure[] }> {
  log('opening a shop with the studio …');
  const shop = await startTestShop({ studio: true }, (project) => {
    for (const page of [SMALL, LARGE, LONGEST]) writePageDocument(project, page, createPageDocument(page));
  });
  const browser = await launchBenchChromium();
  try {
    const peer = await measurePeer(browser, shop, log);
    const studio = await measureWindow(browser, shop, log);
    const directus = chooseRepetitionsForSmallOrFullRun(1, 0) === 0 ? [] : await measureSavesInDirectus(browser, log);
    return reportStudio({ ...studio, peer, directus, bytes: measureFirstLoad() });
  } finally {
    await browser.close();
    await shop.close();
  }
}

async function measureWindow(
  browser: Browser,
  shop: RunningTestShop,
  log: (text: string) => void,
): Promise<Omit<StudioMeasurements, 'peer' | 'directus' | 'bytes'>> {
  const context = await signInToStudio(browser, shop);
  try {
    log('opening pages in the studio …');
    const first: number[] = [];
    for (let opening = 0; opening < OPENINGS; opening += 1) {
      const { opened, page } = await openStudioWindow(context, shop, SMALL);
      first.push(opened);
      await page.close();
    }
    const studio = await openStudioWindow(context, shop, LARGE);
    const next: number[] = [];
    for (let opening = 0; opening < OPENINGS; opening += 1) {
      if (opening > 0) await studio.open(LARGE.place);
      next.push(await studio.open(SMALL.place));
    }
    log(`typing on ${SMALL.count} blocks …`);
    const small = await timeTyping(studio);
    log('moving blocks, undoing, choosing colours …');
    const reorder = await timeReorder(studio);
    const undo = await timeUndo(studio);
    const colour = await timeThemeColour(studio);
    log(`typing on ${LARGE.count} blocks …`);
    await studio.open(LARGE.place);
    const large = await timeTyping(studio);
    const typing = await watchFramesWhileTyping(studio);
    log(`scrolling ${LONGEST.count} blocks, and typing on them …`);
    await studio.open(LONGEST.place);
    const scrolling = await watchFramesWhileScrolling(studio);
    const typingOnLongest = await watchFramesWhileTyping(studio);
    const longest = await timeTyping(studio);
    return {
      pages: { small: SMALL.count, large: LARGE.count, longest: LONGEST.count },
      open: { first, next },
      keys: { small, large, longest },
      changes: { reorder, undo, colour },
      frames: { scrolling, typing, typingOnLongest },
    };
  } finally {
    await context.close();
  }
}

async function measurePeer(
  browser: Browser,
  shop: RunningTestShop,
  log: (text: string) => void,
): Promise<StudioMeasurements['peer']> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const origin = `http://harbour.localhost:${shop.port}`;
  await context.addCookies([{ name: 'consent', value: 'essential', url: origin }]);
  try {
    const page = await context.newPage();
    const { project } = shop;
    const typing = async ({ path, file }: PageOfBlocks) => {
      await page.goto(origin + path);
      return timeSaveAndReload({
        page,
        document: openDocumentFile(project, file),
        change: ({ blocks: [hero] }, round) => {
          hero.props.heading = `Round ${round}`;
          return hero.props.heading;
        },
        isShown: isHeadingOfPage,
      });
    };
    log('saving documents and loading their pages anew …');
    const large = await typing(LARGE);
    const small = await typing(SMALL);
    const reorder = await timeSaveAndReload({
      page,
      document: openDocumentFile(project, SMALL.file),
      change: ({ blocks }) => {
        blocks.splice(2, 0, ...blocks.splice(1, 1));
        return `${blocks[1].props.heading},${blocks[2].props.heading}`;
      },
      isShown: isOrderOfHeadings,
    });
    const colour = await timeSaveAndReload({
      page,
      document: openDocumentFile(project, 'site-configs/harbour/theme.json'),
      change: ({ colours }, round) => {
        colours.background = pickBackground(round);
        return colours.background;
      },
      isShown: isBackgroundOfPage,
    });
    return { small, large, reorder, colour };
  } finally {
    await context.close();
  }
}

import type { Browser, Page } from 'playwright-core';
import { getUsualTexts } from '#app/testing/usual-texts.ts';
import { lotteryNumberPickerMessages } from '#blocks/play/lottery-number-picker/lottery-number-picker.messages.gen.ts';
import { calculateMedian } from '../api/median.ts';
import { chooseRepetitionsForSmallOrFullRun } from '../measure/repetitions.ts';
import { type BenchmarkFigure, type BenchmarkRatio, createBenchmarkRatio } from '../measure/report.ts';
import {
  BENCH_PHONE_DESCRIPTION,
  type BenchPhoneVisitOptions,
  openPageOnSimulatedPhone,
  waitForPageSettled,
} from './phone.ts';
import { recordTapTimesInPage } from './watch-page.ts';

/** The numbers that are tapped: two complete games, and one more number that has no effect. */
const NUMBERS = [3, 8, 14, 22, 31, 40];
const NEXT_GAME = getUsualTexts(lotteryNumberPickerMessages).next();
const ROUNDS = chooseRepetitionsForSmallOrFullRun(4, 1);

/**
 * Milliseconds from each tap to the next paint, by Event Timing, which rounds to steps of 8. Taps are real and
 * sequential, after hydration.
 */
export async function measureTapTimes(
  browser: Browser,
  visit: BenchPhoneVisitOptions,
  tapAll: (page: Page) => Promise<void>,
): Promise<number[]> {
  return openPageOnSimulatedPhone(browser, visit, async (page) => {
    await page.waitForLoadState('networkidle');
    await page.evaluate(recordTapTimesInPage);
    await tapAll(page);
    await waitForPageSettled(page);
    return page.evaluate(() => [...window.benchTaps.values()]);
  });
}

/** Measures the number picker's response to a tap, in turns with a hand-written one. */
export async function measureNumberPickerTaps(
  browser: Browser,
  { ours, byHand }: { readonly ours: string; readonly byHand: string },
): Promise<{ ratios: BenchmarkRatio[]; figures: BenchmarkFigure[] }> {
  const times: Record<'ours' | 'byHand', number[]> = { ours: [], byHand: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const side of round % 2 === 0 ? (['ours', 'byHand'] as const) : (['byHand', 'ours'] as const)) {
      const url = side === 'ours' ? ours : byHand;
      times[side].push(...(await measureTapTimes(browser, { url, cookies: '', tap: null }, pickTwoGames)));
    }
  }
  const [own, other] = [times.ours, times.byHand];
  const note = `Interaction to next paint of ${own.length} and ${other.length} real taps. ${BENCH_PHONE_DESCRIPTION}`;
  return {
    ratios: [
      createBenchmarkRatio({
        id: 'inp-picker',
        what: 'the number picker’s response to a tap, mean',
        peer: 'a picker written by hand in React',
        ours: mean(own),
        theirs: mean(other),
        unit: 'ms',
        most: 1,
        note,
      }),
    ],
    figures: [
      {
        id: 'inp-picker-worst',
        what: 'the slowest response of the number picker (a good one is at most 200)',
        value: Math.max(...own),
        unit: 'ms',
        note: `Median ${calculateMedian(own)} ms; by hand median ${calculateMedian(other)} ms, slowest ${Math.max(...other)} ms.`,
      },
    ],
  };
}

async function pickTwoGames(page: Page): Promise<void> {
  for (const game of [1, 2]) {
    for (const number of NUMBERS) {
      const button = page.locator(`.lottery-number-picker__number[data-number="${number}"]`);
      await button.tap();
      await page.locator(`.lottery-number-picker__number[data-number="${number}"][aria-pressed="true"]`).waitFor();
    }
    if (game === 1) await page.getByRole('button', { name: NEXT_GAME }).tap();
  }
}

function mean(times: readonly number[]): number {
  return times.reduce((sum, time) => sum + time, 0) / times.length;
}

import { chooseRepetitionsForSmallOrFullRun } from '../measure/repetitions.ts';
import type { StudioWindow } from './studio-window.ts';
import { type LongestFrame, scrollBlockListInPage, watchFramesInPage } from './watch-stage.ts';

const ROUNDS = chooseRepetitionsForSmallOrFullRun(5, 1);
const KEYS = chooseRepetitionsForSmallOrFullRun(20, 5);
/** Milliseconds between the keys of a fast typist. */
const PAUSE = 100;

/** Longest frame of each time that the list of blocks is scrolled to its end. */
export async function watchFramesWhileScrolling({ page }: StudioWindow): Promise<LongestFrame[]> {
  return watchRounds(page, async () => {
    await page.evaluate(() => document.querySelector('.editor__blocks')?.scrollTo(0, 0));
    return () => page.evaluate(scrollBlockListInPage);
  });
}

/** Longest frame of each time that something is typed without waiting for the stage. */
export async function watchFramesWhileTyping({ page, chooseHeading }: StudioWindow): Promise<LongestFrame[]> {
  return watchRounds(page, async () => {
    await chooseHeading();
    return () => page.keyboard.type('z'.repeat(KEYS), { delay: PAUSE });
  });
}

/** The first round is for warming up. */
async function watchRounds(
  page: StudioWindow['page'],
  prepare: () => Promise<() => Promise<unknown>>,
): Promise<LongestFrame[]> {
  const seen: LongestFrame[] = [];
  for (let round = 0; round < ROUNDS + 1; round += 1) {
    const act = await prepare();
    await page.evaluate(watchFramesInPage);
    await act();
    seen.push(await page.evaluate(() => window.benchFrames.stop()));
  }
  return seen.slice(1);
}

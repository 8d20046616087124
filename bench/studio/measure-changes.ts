import { chooseRepetitionsForSmallOrFullRun } from '../measure/repetitions.ts';
import type { StudioWindow } from './studio-window.ts';
import { isBackgroundOfPage, pickBackground } from './theme-background.ts';

const KEYS = chooseRepetitionsForSmallOrFullRun(40, 5);
const CHANGES = chooseRepetitionsForSmallOrFullRun(20, 2);

/** Milliseconds from each letter in the heading of the first block until the stage has painted it. */
export async function timeTyping({ page, stage, time, chooseHeading }: StudioWindow): Promise<number[]> {
  await chooseHeading();
  const times: number[] = [];
  for (let key = 0; key < KEYS; key += 1) {
    const letter = 'typing '[key % 7] ?? 'x';
    times.push(await time('input', () => page.keyboard.press(letter === ' ' ? 'Space' : letter)));
  }
  const typed = await page.getByLabel('Main heading', { exact: true }).inputValue();
  await stage.getByRole('heading', { name: typed.trim() }).waitFor();
  return times;
}

/** Milliseconds from each press of "Undo" until the stage has painted it, each after a change of the heading. */
export async function timeUndo({ page, time, chooseHeading }: StudioWindow): Promise<number[]> {
  const times: number[] = [];
  for (let change = 0; change < CHANGES; change += 1) {
    await chooseHeading();
    await time('input', () => page.keyboard.press('x'));
    times.push(await time('click', () => page.getByRole('button', { name: /^Undo/ }).click()));
  }
  return times;
}

/** Milliseconds from each press of a button that moves the second block down or up until the stage has painted it. */
export async function timeReorder({ page, time }: StudioWindow): Promise<number[]> {
  await page.locator('.block-list__name').nth(1).click();
  const times: number[] = [];
  for (let change = 0; change < CHANGES; change += 1) {
    const name = change % 2 === 0 ? /^Move .* down$/ : /^Move .* up$/;
    times.push(await time('click', () => page.locator('.block-list').getByRole('button', { name }).click()));
  }
  return times;
}

/** Milliseconds from each colour that is filled in for the theme until the stage has painted it. */
export async function timeThemeColour({ page, time }: StudioWindow): Promise<number[]> {
  await page.evaluate(() => {
    location.hash = 'harbour/theme/theme';
  });
  const field = page.getByRole('textbox', { name: 'Page background', exact: true });
  const frame = await (await page.locator('.stage iframe').elementHandle())?.contentFrame();
  const times: number[] = [];
  for (let change = 0; change < CHANGES; change += 1) {
    const colour = pickBackground(change);
    times.push(await time('input', () => field.fill(colour)));
    if (!(await frame?.evaluate(isBackgroundOfPage, colour)))
      throw new Error(`the stage does not have the background ${colour}`);
  }
  return times;
}

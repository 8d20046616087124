import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type BrowserVisitor, journey } from '../../harness/journey.ts';
import { type RunningTestShop, startTestShop } from '../../harness/shop-process.ts';
import { createStudioPageObject, skipTour } from '../../pages/studio-page.ts';

let shop: RunningTestShop;
/** Cookies of the browser that opened the printed link. */
let cookies: Awaited<ReturnType<BrowserVisitor['context']['cookies']>>;

const HOME = 'cms-seed/sunnyside/pages/home.json';
const THEME = 'site-configs/sunnyside/theme.json';
let published: ReadonlyMap<string, string>;

beforeAll(async () => {
  shop = await startTestShop({ studio: true });
  published = new Map([HOME, THEME].map((file) => [file, read(file)]));
});
afterEach(() => {
  for (const [file, text] of published) writeFileSync(join(shop.project, file), text);
});
afterAll(() => shop.close());

type Visit = (brand: 'sunnyside', options: { port: number; expected?: RegExp }) => Promise<BrowserVisitor>;

const read = (file: string) => readFileSync(join(shop.project, file), 'utf8');

/** Ways to press a control and to write into one; typing counts only where the field has to be opened first. */
interface Hands {
  readonly press: (control: Locator) => Promise<void>;
  readonly write: (field: Locator, words: string) => Promise<void>;
  readonly presses: () => number;
}

function createPointer(): Hands {
  let count = 0;
  const press = async (control: Locator) => {
    count += 1;
    await control.click();
  };
  return {
    press,
    write: async (field, words) => {
      await press(field);
      await field.fill(words);
    },
    presses: () => count,
  };
}

/** Moves the focus instead of the pointer; the way by Tab is not counted, as that of the pointer is not. */
function createKeyboard(): Hands {
  let count = 0;
  return {
    press: async (control) => {
      count += 1;
      await control.focus();
      const isRadio = (await control.getAttribute('type')) === 'radio';
      await control.press(isRadio ? 'Space' : 'Enter');
    },
    write: async (field, words) => {
      count += 1;
      await field.focus();
      await field.press('ControlOrMeta+a');
      await field.pressSequentially(words);
    },
    presses: () => count,
  };
}

async function openStudio(visit: Visit, expected?: RegExp) {
  const visitor = await visit('sunnyside', { port: shop.port, ...(expected && { expected }) });
  const { page, context } = visitor;
  await skipTour(context);
  const { origin } = new URL(shop.studioLink ?? '');
  if (cookies) await context.addCookies(cookies);
  await page.goto(cookies ? origin : (shop.studioLink ?? ''));
  cookies ??= await context.cookies(origin);
  await page.getByRole('heading', { name: 'What would you like to change?' }).waitFor();
  return { ...visitor, ...createStudioPageObject(page) };
}

const brand = (page: Page) => page.getByRole('region', { name: 'Sunnyside', exact: true });

for (const [hands, create] of [
  ['with the pointer', createPointer],
  ['by keyboard', createKeyboard],
] as const) {
  journey(
    `a heading, a picture, an order, who sees a block and a colour are changed and published in 16 presses ${hands}`,
    async ({ visit }) => {
      const { press, write, presses } = create();
      const { page, stage, form, blocks, isReady, draft, notice } = await openStudio(visit);
      await press(brand(page).getByRole('link', { name: /^A giveaway every morning/ }));
      await isReady();
      await press(blocks.getByRole('button', { name: /^Giveaway hero/ }));
      await write(form.getByLabel('Main heading', { exact: true }), 'One press, and you are in.');
      await press(form.getByRole('button', { name: 'Choose picture' }));
      await press(page.getByRole('dialog', { name: 'Choose a picture' }).getByRole('button', { name: /hero/ }).last());
      await press(blocks.getByRole('button', { name: /^Move Giveaway hero.* down$/ }));
      await press(form.getByRole('radio', { name: 'Only Premium' }));
      await press(page.getByRole('link', { name: 'Colours and type' }));
      await write(form.getByRole('textbox', { name: 'Main colour', exact: true }), '#ffab4a');
      await draft('2 drafts saved').waitFor();
      await press(page.getByRole('button', { name: 'Publish', exact: true }));
      await press(page.getByRole('button', { name: 'Publish all' }));
      await notice.getByText('Published. The shop shows it now.').waitFor();
      expect(presses()).toBeLessThanOrEqual(16);
      const [home, theme] = [HOME, THEME].map(read).map((text) => JSON.parse(text));
      expect(home.blocks[1]).toMatchObject({
        gate: 'premium_member',
        props: { heading: 'One press, and you are in.' },
      });
      expect(theme.colours.primary).toBe('#ffab4a');
      expect(await stage.getByRole('heading', { name: 'One press, and you are in.' }).count()).toBe(0);
    },
  );

  journey(`three faults of different classes are found and mended in 6 presses ${hands}`, async ({ visit }) => {
    const { press, presses } = create();
    const broken = JSON.parse(read(HOME));
    const [hero] = broken.blocks;
    hero.props.image.asset = 'hero-morning-hill.avif';
    hero.gate = 'premium_membr';
    broken.blocks.at(-1).props.headin = 'See you at sunrise?';
    writeFileSync(join(shop.project, HOME), JSON.stringify(broken));
    const { page, draft, notice, isReady } = await openStudio(visit);
    await press(brand(page).getByRole('link', { name: /^A giveaway every morning/ }));
    await isReady();
    const faults = page.getByRole('region', { name: 'To mend' });
    await expect.poll(() => faults.getByRole('listitem').count()).toBe(3);
    for (let left = 3; left > 0; left -= 1) {
      await press(faults.getByRole('button', { name: /^(?:Use|Remove) / }).first());
      await expect.poll(() => faults.getByRole('listitem').count()).toBe(left - 1);
    }
    await draft('Draft saved').waitFor();
    await press(page.getByRole('button', { name: 'Publish', exact: true }));
    await press(page.getByRole('button', { name: 'Publish all' }));
    await notice.getByText('Published. The shop shows it now.').waitFor();
    expect(presses()).toBeLessThanOrEqual(6);
  });
}

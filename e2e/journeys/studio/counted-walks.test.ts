import { readFileSync, rmSync, writeFileSync } from 'node:fs';
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
const MENU = 'site-configs/sunnyside/navigation/primary.json';
let published: ReadonlyMap<string, string>;

beforeAll(async () => {
  shop = await startTestShop({ studio: true });
  published = new Map([HOME, THEME, MENU].map((file) => [file, read(file)]));
});
afterEach(() => {
  for (const [file, text] of published) writeFileSync(join(shop.project, file), text);
});
afterAll(() => shop.close());

type Visit = (brand: 'sunnyside', options: { port: number; expected: RegExp }) => Promise<BrowserVisitor>;

const read = (file: string) => readFileSync(join(shop.project, file), 'utf8');

/** Ways to press a control and to write into one; typing counts only where the field has to be opened first. */
interface Hands {
  readonly press: (control: Locator) => Promise<void>;
  readonly write: (field: Locator, words: string) => Promise<void>;
  /** Chooses an option of a list, which is opened first. */
  readonly pick: (list: Locator, option: RegExp) => Promise<void>;
  readonly presses: () => number;
}

async function selectOption(list: Locator, option: RegExp): Promise<void> {
  const labels = await list.getByRole('option').allInnerTexts();
  await list.selectOption({ label: labels.find((label) => option.test(label)) ?? '' });
}

function createPointer(): Hands {
  let count = 0;
  const pick = async (list: Locator, option: RegExp) => {
    count += 2;
    await selectOption(list, option);
  };
  const press = async (control: Locator) => {
    count += 1;
    await control.click();
  };
  return {
    press,
    pick,
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
    pick: async (list, option) => {
      count += 2;
      await list.focus();
      await selectOption(list, option);
    },
    presses: () => count,
  };
}

/** A stage learns of the style sheets of an added block before it shows the block. */
const EARLY_SHEET = /was preloaded using link preload but not used/;

async function openStudio(visit: Visit) {
  const visitor = await visit('sunnyside', { port: shop.port, expected: EARLY_SHEET });
  const { page, context } = visitor;
  await skipTour(context);
  const { origin } = new URL(shop.studioLink ?? '');
  if (cookies) await context.addCookies(cookies);
  await page.goto(cookies ? origin : (shop.studioLink ?? ''));
  cookies ??= await context.cookies(origin);
  await page.getByRole('heading', { name: 'What would you like to change?' }).waitFor();
  return { ...visitor, ...createStudioPageObject(page) };
}

/** Opens the pictures of the brand and takes one. */
async function choosePicture(page: Page, form: Locator, press: Hands['press']) {
  await press(form.getByRole('button', { name: 'Choose picture' }));
  await press(page.getByRole('dialog', { name: 'Choose a picture' }).getByRole('button', { name: /hero/ }).last());
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
      await choosePicture(page, form, press);
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

  journey(
    `a landing page of six blocks with its place in the menu is made and published in 40 presses ${hands}`,
    { timeout: 120_000 },
    async ({ visit }) => {
      const { press, write, pick, presses } = create();
      const { page, stage, form, blocks, draft, notice } = await openStudio(visit);
      await press(brand(page).getByRole('button', { name: 'New page for Sunnyside' }));
      const dialog = page.getByRole('dialog', { name: 'New page for Sunnyside' });
      await write(dialog.getByRole('textbox', { name: 'Title' }), 'Summer mornings');
      await press(dialog.getByRole('radio', { name: /^Landing page/ }));
      await press(dialog.getByRole('button', { name: 'Create page' }));
      for (const kind of ['Recent winners', 'Accordion']) {
        await press(blocks.getByRole('button', { name: 'Add a block' }));
        await press(
          page.getByRole('dialog', { name: /^Add a block/ }).getByRole('button', { name: new RegExp(`^${kind}`) }),
        );
      }
      await press(blocks.getByRole('button', { name: /^Hero/ }));
      await write(form.getByLabel('Main heading', { exact: true }), 'Longer days, bigger mornings');
      await choosePicture(page, form, press);
      await press(form.getByRole('button', { name: '1. See what is on sale' }));
      await pick(form.getByRole('combobox', { name: 'Where it leads' }), /^A giveaway every morning/);
      await press(blocks.getByRole('button', { name: /^Picture/ }));
      await choosePicture(page, form, press);
      await press(blocks.getByRole('button', { name: /^Call to action/ }));
      await write(form.getByLabel('Main heading', { exact: true }), 'See you at sunrise?');
      await press(form.getByRole('button', { name: '1. See what is on sale' }));
      await pick(form.getByRole('combobox', { name: 'Where it leads' }), /^A giveaway every morning/);
      await press(blocks.getByRole('button', { name: 'Page settings' }));
      await write(form.getByRole('textbox', { name: 'Page summary' }), 'A giveaway every morning of the summer.');
      await stage.getByRole('heading', { name: 'See you at sunrise?' }).waitFor();
      const documents = page.getByRole('region', { name: /^Everything else of/ });
      await press(documents.getByText('Menus', { exact: true }));
      await press(documents.getByRole('link', { name: /^Primary/ }));
      await press(form.getByRole('button', { name: 'Add to Menu items' }));
      await write(form.getByRole('textbox', { name: 'Link text' }).last(), 'Summer');
      await pick(form.getByRole('combobox', { name: 'Where it leads' }).last(), /^Summer mornings/);
      await draft('2 drafts saved').waitFor();
      await press(page.getByRole('button', { name: 'Publish', exact: true }));
      await press(page.getByRole('button', { name: 'Publish all' }));
      await notice.getByText('Published. The shop shows it now.').waitFor();
      expect(presses()).toBeLessThanOrEqual(40);
      const shopPage = await page.context().newPage();
      await expect
        .poll(async () => {
          await shopPage.goto(`http://sunnyside.localhost:${shop.port}/summer-mornings`);
          return shopPage.getByRole('heading', { name: 'Longer days, bigger mornings' }).count();
        })
        .toBe(1);
      rmSync(join(shop.project, 'cms-seed/sunnyside/pages/summer-mornings.json'));
    },
  );
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { type BrowserVisitor, journey } from '../../harness/journey.ts';
import { type RunningTestShop, startTestShop } from '../../harness/shop-process.ts';
import { createStudioPageObject } from '../../pages/studio-page.ts';

let shop: RunningTestShop;
/** Cookies of the browser that opened the printed link. */
let cookies: Awaited<ReturnType<BrowserVisitor['context']['cookies']>>;

beforeAll(async () => {
  shop = await startTestShop({ studio: true });
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
      const files = ['cms-seed/sunnyside/pages/home.json', 'site-configs/sunnyside/theme.json'] as const;
      const before = files.map(read);
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
      const [home, theme] = files.map(read).map((text) => JSON.parse(text));
      expect(home.blocks[1]).toMatchObject({
        gate: 'premium_member',
        props: { heading: 'One press, and you are in.' },
      });
      expect(theme.colours.primary).toBe('#ffab4a');
      expect(await stage.getByRole('heading', { name: 'One press, and you are in.' }).count()).toBe(0);
      files.forEach((file, index) => writeFileSync(join(shop.project, file), before[index] ?? ''));
    },
  );
}

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShopWithSandbox, type TestShopWithSandbox } from './testing/api-shop.ts';
import { KEYED_AREAS } from './testing/keyed-areas.ts';

const KEYS = [...new Set(Object.values(KEYED_AREAS).flatMap((texts) => texts.map(({ key }) => key)))];

/** Their blocks are shown with the texts of the site that the brand extends. */
const WRONG_TYPED = ['about.heading', 'error-pages.404.text', 'play-pages.lottery.questions', 'help-articles.heading'];
const MISSING = KEYS.filter((key) => !WRONG_TYPED.includes(key));

function editEntries(project: string, site: string, edit: (entries: Record<string, unknown>) => void): void {
  const folder = join(project, 'cms-seed', site, 'content');
  for (const name of readdirSync(folder)) {
    const document = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    edit(document.entries);
    writeFileSync(join(folder, name), JSON.stringify(document));
  }
}

const readBaseEntry = (document: string, key: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../cms-seed/base/content/${document}.json`), 'utf8')).entries[
    key
  ].value;

let shop: TestShopWithSandbox;
beforeAll(async () => {
  shop = await openTestShopWithSandbox({
    edit: (project) => {
      for (const site of ['base', 'harbour', 'lantern', 'sunnyside'])
        editEntries(project, site, (entries) => {
          for (const key of site === 'base' ? MISSING : KEYS) delete entries[key];
        });
      const wrong = (key: string) =>
        key === 'play-pages.lottery.questions'
          ? { type: 'json', value: { no: 'list' } }
          : { type: 'json', value: ['no text'] };
      const entries = Object.fromEntries(WRONG_TYPED.map((key) => [key, wrong(key)]));
      const file = join(project, 'cms-seed/harbour/content/wrong.en-au.json');
      writeFileSync(file, JSON.stringify({ version: 1, locale: 'en-AU', entries }));
    },
  });
});
afterAll(() => shop.close());

test('an entry of a wrong type is not used: the page shows that of the site that the brand extends', async () => {
  const [about, help, lost] = [
    await shop.get('harbour', '/about'),
    await shop.get('harbour', '/help'),
    await shop.get('harbour', '/nothing-here'),
  ];
  expect(about.body).toContain(`<h1>${readBaseEntry('about.en', 'about.heading')}</h1>`);
  expect(help.body).toContain(`<h1>${readBaseEntry('help.en', 'help-articles.heading')}</h1>`);
  expect(lost.body).toContain(String(readBaseEntry('errors.en', 'error-pages.404.text')).replaceAll("'", '&#x27;'));
});

test('pages leave out what needs missing content, and show the rest', async () => {
  const pages = [
    '/about',
    '/golden-bay',
    '/golden-bay/results',
    '/golden-bay/statistics',
    '/cart',
    '/help/prizes',
    '/app',
  ];
  const statuses = [];
  for (const path of pages) statuses.push((await shop.get('harbour', path)).status);
  expect(statuses).toEqual(pages.map(() => 200));
  const [prizes, statistics] = [
    await shop.get('harbour', '/help/prizes'),
    await shop.get('harbour', '/golden-bay/statistics'),
  ];
  expect([prizes.body.includes('class="rich-text'), prizes.body.includes('class="hero')]).toEqual([false, true]);
  expect(statistics.body).toContain('class="drawn-number-statistics');
});

test('the status names each missing or wrong-typed content key, by site', async () => {
  const { missingContent } = await shop.status();
  const { errors } = missingContent.find(({ site }: { readonly site: string }) => site === 'harbour');
  const messages: readonly string[] = errors.map(({ message }: { readonly message: string }) => message);
  const named = (key: string) => (/^page\.(about|help)\..*\.body$/.test(key) ? 'this-page.body' : key);
  const unnamed = KEYS.filter((key) => !messages.some((message) => message.includes(`'${named(key)}'`)));
  expect(unnamed).toEqual([]);
  expect(messages).toContain("Content 'about.heading' is of type json in en-AU, but words are needed here.");
  expect(messages).toContain("Content 'forgot-password.intro' is missing in en-AU on site 'harbour'.");
});

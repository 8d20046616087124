import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseColour } from '#engine/site/contrast.ts';
import type { Site } from '#engine/site/site.ts';
import { createSiteCatalogue } from '#engine/site/site-catalogue.ts';
import { formatJsonFile, UsageError } from '../command-io.ts';
import { findSiteByKey } from '../find-site.ts';
import { importProjectCheckModule } from '../load-project.ts';
import type { CheckedProjectDocuments } from '../project.ts';
import { deriveBrandColourFromName, deriveReadableThemeColoursFromSeed } from './brand-colours.ts';
import { scaffoldSiteDocumentsTest } from './document-test.ts';
import type { Scaffolder } from './generator-command.ts';
import { type ScaffoldPlan, scaffoldUnfinishedTest } from './plan.ts';
import { createIntroducedProblemFinder } from './problem-finder.ts';

interface NewBrandOptions {
  readonly title?: string;
  readonly colour?: string;
  readonly like?: string;
}

/** `vitrine new brand`: creates a brand of a few short files that extends base and can be served immediately. */
export const brandScaffolder: Scaffolder<NewBrandOptions> = {
  kind: 'brand',
  description: 'start a brand that extends base and is served at <name>.localhost at once',
  argument: ['<name>', 'key of the brand: lower case, digits and dashes, such as meadow'],
  options: [
    ['--title <words>', 'name as customers read it (the key with a capital letter unless given)'],
    ['--colour <hex>', 'colour that the theme is made of, such as #2a6f4e (one of its own unless given)'],
    ['--like <site>', 'brand whose language, money and offers it starts with (the first one unless given)'],
  ],
  async plan({ root, environment }, name, options): Promise<ScaffoldPlan> {
    const { readAndCheckProjectDocuments } = await importProjectCheckModule();
    const project = await readAndCheckProjectDocuments(root);
    refuseName(name, root);
    const colour = options.colour ?? deriveBrandColourFromName(name);
    if (!parseColour(colour))
      throw new UsageError(`"${colour}" is no colour. Use # and 3 or 6 digits, such as #2a6f4e.`);
    const files = brandFiles({
      key: name,
      title: options.title ?? name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' '),
      colour,
      like: likeness(project, options.like),
      first: findSiteByKey(project, 'base').document('page', 'home')?.value.blocks?.[0]?.id ?? null,
    });
    const host = `${name}.localhost`;
    return {
      files,
      findProblems: createIntroducedProblemFinder(project),
      next: [
        `A running shop serves it now at http://${host}:${environment['PORT'] ?? 3000}/`,
        `Say in site-configs/${name} and cms-seed/${name} what differs from base, then run npm run -s vitrine -- check.`,
        `npx vitest run --project unit ${testPath(name)} says what is left.`,
      ],
      facts: { key: name, host },
    };
  },
};

function refuseName(name: string, root: string): void {
  if (!/^[a-z][a-z0-9-]{0,38}[a-z0-9]$/.test(name)) {
    throw new UsageError(`"${name}" is no key for a brand. Use lower case, digits and dashes, such as meadow.`);
  }
  if (['api', 'cms', 'pay', 'base', 'model'].includes(name))
    throw new UsageError(`"${name}" is taken by the engine itself.`);
  for (const folder of ['site-configs', 'cms-seed']) {
    if (existsSync(join(root, folder, name)))
      throw new UsageError(`The brand '${name}' is there already: ${folder}/${name}.`);
  }
}

function likeness(project: CheckedProjectDocuments, key: string | undefined): Site {
  if (key !== undefined) return findSiteByKey(project, key);
  const catalogue = createSiteCatalogue(project.documents);
  const [first] = catalogue.served.flatMap((served) => catalogue.byKey(served) ?? []);
  if (!first) throw new UsageError('There is no brand yet that this one could be like.');
  return first;
}

interface Brand {
  readonly key: string;
  readonly title: string;
  readonly colour: string;
  readonly like: Site;
  /** The inherited block before which the brand's first block is inserted. */
  readonly first: string | null;
}

function brandFiles({ key, title, colour, like, first }: Brand): Readonly<Record<string, string>> {
  const { locales, currency, timeZone, commerce } = like.config;
  const colours = deriveReadableThemeColoursFromSeed(colour);
  const schema = (path: string) => `../../schemas/config/${path}.schema.json`;
  const site = {
    $schema: schema('site'),
    version: 1,
    extends: 'base',
    name: title,
    hosts: [`${key}.localhost`],
    locales,
    currency,
    timeZone,
    commerce,
  };
  const theme = {
    $schema: schema('theme'),
    version: 1,
    colours,
    logo: { asset: 'logo.svg', alt: title },
  };
  const home = {
    $schema: '../../../.vitrine/gen/documents/page.schema.json',
    version: 1,
    blocks: [
      {
        id: 'welcome',
        type: 'hero',
        ...(first === null ? {} : { before: first }),
        props: { heading: `Welcome to ${title}`, arrangement: 'stack' },
      },
    ],
  };
  return {
    [`site-configs/${key}/site.json`]: formatJsonFile(site),
    [`site-configs/${key}/theme.json`]: formatJsonFile(theme),
    [`cms-seed/${key}/pages/home.json`]: formatJsonFile(home),
    [`cms-seed/${key}/assets/logo.svg`]: logo(title, colours.onHeader),
    [testPath(key)]: testFile(key),
  };
}

function logo(title: string, colour: string): string {
  const words = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const width = 24 + title.length * 19;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="40" viewBox="0 0 ${width} 40">
  <text x="12" y="29" font-family="system-ui, sans-serif" font-size="28" font-weight="700" fill="${colour}">${words}</text>
</svg>
`;
}

function testPath(key: string): string {
  return `scripts/commands/documents/${key}.brand.test.ts`;
}

function testFile(key: string): string {
  return scaffoldSiteDocumentsTest({
    site: key,
    title: `the home page of ${key} begins with a welcome of its own`,
    body: `const [first] = site?.pageForRoute('home')?.value.blocks ?? [];
  expect([site?.chain, first?.id]).toEqual([['base', '${key}'], 'welcome']);`,
    unfinished: scaffoldUnfinishedTest(
      `Give the brand its own words, colours and logo in site-configs/${key} and cms-seed/${key}.`,
    ),
  });
}

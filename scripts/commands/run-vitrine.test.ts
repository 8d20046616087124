import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import type { TemporaryTestProject } from '#engine/cms/testing/temporary-project.ts';
import { runTestVitrineCliCommand, writeSmallTestShop } from './testing/shop-files.ts';

let project: TemporaryTestProject | undefined;
afterEach(async () => {
  await project?.close();
  project = undefined;
});

async function run(changes: Readonly<Record<string, unknown>>, ...args: readonly string[]) {
  project = await writeSmallTestShop(changes);
  return runTestVitrineCliCommand(project.path, ...args);
}

describe('invalid command lines', () => {
  test.each([
    [['chek'], "error: unknown command 'chek'\n(Did you mean check?)\n(add --help for how to use it)\n"],
    [['check', '--jsn'], "error: unknown option '--jsn'\n(Did you mean --json?)\n(add --help for how to use it)\n"],
    [['routes'], "error: required option '--site <key>' not specified\n(add --help for how to use it)\n"],
    [['routes', '--site', 'cornr'], "There is no site 'cornr'. Did you mean 'corner'?\n"],
    [['explain', '/', '--site', 'nobody'], "There is no site 'nobody'. Sites: base, corner.\n"],
    [['gen', '--check', '--write'], 'Choose one of --check and --write.\n'],
    [
      ['new', 'block', 'offers/Bad Name'],
      '"Bad Name" is no name for a block. Use lower case and dashes, such as price-table.\n',
    ],
    [['new', 'brand', 'base'], '"base" is taken by the engine itself.\n'],
    [['new', 'brand', 'corner'], "The brand 'corner' is there already: site-configs/corner.\n"],
    [['new', 'brand', 'meadow', '--colour', 'red'], '"red" is no colour. Use # and 3 or 6 digits, such as #2a6f4e.\n'],
  ])('%j ends with code 2 and a message that says what is wrong', async (args, err) =>
    expect(await run({}, ...args)).toEqual({ code: 2, out: '', err }),
  );

  test.each([
    [['chek', '--json'], "unknown command 'chek'", 'Did you mean check?'],
    [['--json', 'chek'], "unknown command 'chek'", 'Did you mean check?'],
    [['check', '--jsn', '--json'], "unknown option '--jsn'", 'Did you mean --json?'],
    [['routes', '--json'], "required option '--site <key>' not specified", null],
    [['routes', '--site', 'cornr', '--json'], "There is no site 'cornr'. Did you mean 'corner'?", null],
    [['explain', '--json', '--site', 'corner'], "missing required argument 'url'", null],
    [['--json'], 'No command is named.', '--help lists them.'],
    [['new', '--json'], 'No command is named.', '--help lists them.'],
    [['new', 'blok', 'x', '--json'], "unknown command 'blok'", 'Did you mean block?'],
  ])('%j is reported as JSON', async (args, message, suggestion) => {
    const { code, out, err } = await run({}, ...args);
    const place = { source: 'command line', pointer: '', line: null, column: null };
    expect([code, JSON.parse(out), err]).toEqual([
      2,
      { ok: false, errors: [{ ...place, code: 'wrong-use', message, suggestion }] },
      '',
    ]);
  });

  test('a valid command that cannot run prints the reason as JSON with --json and ends with code 3', async () => {
    project = await writeSmallTestShop();
    const { code, out, err } = await runTestVitrineCliCommand(project.path, 'push', '--json');
    expect([code, JSON.parse(out), err]).toEqual([
      3,
      {
        ok: false,
        errors: [expect.objectContaining({ code: 'failed', message: expect.stringContaining('npm run cms') })],
      },
      '',
    ]);
  });

  test('a valid command that cannot run prints the reason and ends with code 3', async () => {
    project = await writeSmallTestShop();
    expect(await runTestVitrineCliCommand(project.path, 'push')).toMatchObject({
      code: 3,
      out: '',
      err: expect.stringContaining('npm run cms'),
    });
  });

  test('vitrine help explains the exit codes', async () => {
    for (const args of [['--help'], ['check', '--help'], ['new', 'brand', '--help']]) {
      expect(await run({}, ...args)).toMatchObject({
        code: 0,
        out: expect.stringContaining('1  problems were found'),
        err: '',
      });
      await project?.close();
    }
    project = undefined;
  });
});

describe('vitrine routes', () => {
  test('lists the routes of a site with its overrides and their full gates', async () => {
    const { code, out } = await run(
      { 'corner/routes': { version: 1, routes: { blog: { path: '/news' } } } },
      'routes',
      '--site',
      'corner',
      '--json',
    );
    expect(code).toBe(0);
    const rows: { id: string }[] = JSON.parse(out);
    expect(rows.map(({ id }) => id)).toEqual([
      'home',
      'login',
      'things',
      'results',
      'blog',
      'account',
      'not-found',
      'content-page',
    ]);
    expect(rows[4]).toEqual({
      id: 'blog',
      path: '/news',
      access: 'open',
      layout: 'default',
      gate: { all: ['blog'] },
      sitemap: null,
      screen: 'built',
    });
  });
});

describe('vitrine content', () => {
  test('lists the content keys of a site with the documents that have and use each', async () => {
    const entries = (...keys: string[]) =>
      Object.fromEntries(keys.map((key) => [key, { type: 'plain', value: 'Words' }]));
    const changes = {
      'corner/content/own.en-au': { version: 1, locale: 'en-AU', entries: entries('home.heading', 'home.spare') },
      'corner/page/story': {
        version: 1,
        path: '/story',
        blocks: [{ id: 'hero', type: 'hero', props: { heading: { content: 'home.heading' } } }],
      },
    };
    const { code, out } = await run(changes, 'content', 'home', '--site', 'corner', '--json');
    const nameOf = (source: string) => /(\w+\/\w+\/[\w.-]+)\.json$/.exec(source)?.[1];
    const rows: { key: string; type: string; documents: string[]; uses: string[] }[] = JSON.parse(out);
    expect(code).toBe(0);
    expect(rows.map(({ key, type, documents, uses }) => [key, type, documents.map(nameOf), uses.map(nameOf)])).toEqual([
      [
        'home.heading',
        'plain',
        ['base/content/home.en-au', 'corner/content/own.en-au'],
        ['base/pages/home', 'corner/pages/story'],
      ],
      ['home.spare', 'plain', ['corner/content/own.en-au'], []],
    ]);
  });
});

describe('vitrine explain', () => {
  const explain = async (changes: Readonly<Record<string, unknown>>, ...args: readonly string[]) => {
    const { code, out } = await run(changes, 'explain', ...args, '--site', 'corner', '--json');
    expect(code).toBe(0);
    return JSON.parse(out);
  };

  test('names the document and line that determined route, gate, page and each block', async () => {
    const blocks = [{ id: 'own', type: 'hero', gate: 'blog', props: { heading: 'x' } }];
    const changes = {
      'base/page/results': { version: 1, route: 'results' },
      'corner/page/results': { version: 1, blocks },
    };
    expect(await explain(changes, '/results')).toEqual({
      url: '/results',
      site: 'corner',
      decision: { kind: 'page', status: 200, route: 'results', params: {}, page: 'results', layout: 'default' },
      steps: [
        {
          step: 'route',
          decision: 'route results',
          source: 'site-configs/base/routes.json',
          pointer: '/routes/results/path',
          line: 35,
          column: 7,
        },
        {
          step: 'gate',
          decision: 'the gate of the route holds',
          source: 'site-configs/base/routes.json',
          pointer: '/routes/results/gate',
          line: 38,
          column: 7,
        },
        {
          step: 'capability',
          decision: 'results is on',
          source: 'site-configs/base/capabilities/default.json',
          pointer: '/capabilities/results',
          line: 5,
          column: 5,
        },
        {
          step: 'page',
          decision: 'page results',
          source: 'cms-seed/base/pages/results.json',
          pointer: '/route',
          line: 3,
          column: 3,
        },
      ],
      blocks: [
        {
          id: 'page',
          type: 'outlet',
          document: 'default',
          shown: true,
          depth: 0,
          source: 'cms-seed/base/layouts/default.json',
          pointer: '/blocks/0',
          line: 4,
          column: 5,
        },
        {
          id: 'own',
          type: 'hero',
          document: 'results',
          shown: false,
          depth: 1,
          source: 'cms-seed/corner/pages/results.json',
          pointer: '/blocks/0/gate',
          line: 7,
          column: 7,
        },
      ],
    });
  });

  test('names a redirect and the line that defines it', async () => {
    const changes = { 'corner/routes': { version: 1, routes: { things: { path: '/goods/:thing' } } } };
    expect(await explain(changes, '/Things/x/?aff=a&z=1')).toMatchObject({
      decision: { kind: 'redirect', status: 308, location: '/goods/x?aff=a', reason: 'moved' },
      steps: [{}, {}, { step: 'canonical', source: 'site-configs/corner/routes.json', line: 5 }],
      blocks: [],
    });
  });

  test('explains the page as another kind of visitor sees it', async () => {
    expect(await explain({}, '/account')).toMatchObject({ decision: { location: '/login?next=%2Faccount' } });
    await project?.close();
    expect(await explain({}, '/account', '--signed-in')).toMatchObject({ decision: { page: 'account' } });
    await project?.close();
    const vip = {
      'corner/capabilities/vip': { version: 1, capabilities: { blog: true } },
      'corner/page/blog': { version: 1, route: 'blog' },
    };
    expect(await explain(vip, '/blog')).toMatchObject({
      decision: { kind: 'not-found', reason: 'gate', page: 'not-found' },
    });
    await project?.close();
    expect(await explain(vip, '/blog', '--segment', 'vip')).toMatchObject({ decision: { page: 'blog' } });
    await project?.close();
    const round = { 'corner/page/round': { version: 1, route: 'things', for: { thing: 'round' } } };
    expect(await explain(round, '/things/x', '--type', 'thing=round')).toMatchObject({ decision: { page: 'round' } });
  });

  test('prints readable text without --json', async () => {
    const { out } = await run({}, 'explain', '/blog', '--site', 'corner');
    expect(out.split('\n').slice(0, 8)).toEqual([
      '/blog on corner: 404 (gate), shown by page not-found',
      '',
      '  route      route blog',
      '               site-configs/base/routes.json:43:7 /routes/blog/path',
      '  gate       the gate of the route is shut',
      '               site-configs/base/routes.json:46:7 /routes/blog/gate',
      '  capability blog is off',
      '               site-configs/base/capabilities/default.json:4:5 /capabilities/blog',
    ]);
  });
});

describe('vitrine new brand', () => {
  test('creates a brand that passes all checks, whatever its colour', async () => {
    for (const [key, colour] of [
      ['meadow', '#2a6f4e'],
      ['lemon', '#ffee00'],
      ['snow', '#ffffff'],
      ['night', '#000'],
      ['rose', '#ff69b4'],
    ]) {
      const { code, out, err } = await run({}, 'new', 'brand', `${key}`, '--colour', `${colour}`, '--json');
      expect([code, err]).toEqual([0, '']);
      expect(JSON.parse(out)).toEqual({
        key,
        host: `${key}.localhost`,
        written: [
          `site-configs/${key}/site.json`,
          `site-configs/${key}/theme.json`,
          `cms-seed/${key}/pages/home.json`,
          `cms-seed/${key}/assets/logo.svg`,
          `scripts/commands/documents/${key}.brand.test.ts`,
        ],
        changed: [],
        next: expect.arrayContaining([`A running shop serves it now at http://${key}.localhost:3000/`]),
      });
      expect((await runTestVitrineCliCommand(project?.path ?? '', 'check', '--json')).code).toBe(0);
      await project?.close();
    }
    project = undefined;
  });

  test('writes a site document with the given title and the commerce account of an existing brand', async () => {
    expect((await run({}, 'new', 'brand', 'meadow', '--title', 'Green & Meadow')).code).toBe(0);
    const read = (path: string) => JSON.parse(readFileSync(join(project?.path ?? '', path), 'utf8'));
    expect(read('site-configs/meadow/site.json')).toEqual({
      $schema: '../../schemas/config/site.schema.json',
      version: 1,
      extends: 'base',
      name: 'Green & Meadow',
      hosts: ['meadow.localhost'],
      locales: ['en-AU'],
      currency: 'AUD',
      timeZone: 'Australia/Sydney',
      commerce: { account: 'corner', pricingId: '1' },
    });
  });
});

describe('vitrine new route', () => {
  test('adds an entry to the brand, a page and a test, and the project stays valid', async () => {
    const { code, out, err } = await run({}, 'new', 'route', 'club.rules', '--site', 'corner', '--json');
    expect([code, err]).toEqual([0, '']);
    expect(JSON.parse(out)).toMatchObject({
      written: [
        'site-configs/corner/routes.json',
        'cms-seed/corner/pages/club-rules.json',
        'scripts/commands/documents/corner.club.rules.route.test.ts',
      ],
      changed: [],
    });
    expect((await runTestVitrineCliCommand(project?.path ?? '', 'check', '--json')).code).toBe(0);
    const explained = await runTestVitrineCliCommand(
      project?.path ?? '',
      'explain',
      '/club/rules',
      '--site',
      'corner',
      '--json',
    );
    expect(JSON.parse(explained.out)).toMatchObject({ decision: { route: 'club.rules', page: 'club-rules' } });
  });

  test('leaves the project unchanged when the path is invalid', async () => {
    const { code, err } = await run({}, 'new', 'route', 'club.rules', '--site', 'corner', '--path', 'club rules');
    expect([code, err]).toEqual([2, expect.stringContaining('Nothing was written:\nsite-configs/corner/routes.json')]);
    expect(existsSync(join(project?.path ?? '', 'site-configs/corner/routes.json'))).toBe(false);
    expect(existsSync(join(project?.path ?? '', 'cms-seed/corner/pages/club-rules.json'))).toBe(false);
  });

  test.each([
    ['home', 'corner', "The route 'home' is there already. Routes of corner: vitrine routes --site corner.\n"],
    ['club.rules', 'base', 'The routes of base are those of the specification. Name a brand with --site.\n'],
    ['Club', 'corner', '"Club" is no id for a route. Use lower case, dots and dashes, such as club.rules.\n'],
  ])('the route %s of the site %s is refused', async (id, site, err) =>
    expect(await run({}, 'new', 'route', id, '--site', site)).toEqual({ code: 2, out: '', err }),
  );
});

describe('vitrine new block', () => {
  test('writes every file that a block needs, and refuses an existing name or an unknown area', async () => {
    project = await writeSmallTestShop();
    mkdirSync(join(project.path, 'blocks/offers'), { recursive: true });
    const { code, out } = await runTestVitrineCliCommand(project.path, 'new', 'block', 'offers/price-table', '--json');
    expect(code).toBe(0);
    const { written }: { written: string[] } = JSON.parse(out);
    expect(written).toEqual([
      ...['schema.json', 'example.json', 'tsx', 'css', 'test.tsx', 'gen.ts'].map(
        (end) => `blocks/offers/price-table/price-table.${end}`,
      ),
      ...['schemas', 'server', 'browser'].map((registry) => `blocks/${registry}.gen.ts`),
    ]);
    for (const path of written) expect(existsSync(join(project.path, path))).toBe(true);
    const refused = async (path: string) =>
      (await runTestVitrineCliCommand(project?.path ?? '', 'new', 'block', path)).err;
    expect(await refused('offers/price-table')).toContain("The block 'price-table' is there already");
    expect(await refused('price-list')).toContain('Write area/name, such as offers/price-table. Areas: offers.');
    expect(await refused('offer/price-list')).toContain("There is no area 'offer'. Areas: offers.");
  });
});

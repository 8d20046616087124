import { describe, expect, test } from 'vitest';
import {
  checkChangedShop,
  createTestHomePageWithBlocks,
  createTestHomePageWithHero,
  createTestHomePageWithLink,
  listProblemsOfChangedShop,
  TEST_HERO_LINK_POINTER,
} from './testing/checked-shop.ts';
import { SMALL_TEST_SHOP_DOCUMENTS, TEST_PAGE_CONTENT_BLOCKS } from './testing/small-shop.ts';

describe('the site check of documents', () => {
  test.each([
    [{ route: 'things', params: { thing: 'x' } }],
    [{ route: 'things', params: { thing: 'x', part: 'y' } }],
    [{ route: 'results' }],
    [{ route: 'account' }],
    [{ page: 'story' }],
    [{ page: 'home' }],
    [{ href: 'https://example.com' }],
  ])('accepts the link target %j', (target) =>
    expect(listProblemsOfChangedShop(createTestHomePageWithLink(target))).toEqual([]),
  );

  test.each([
    [{ route: 'nowhere' }, `unknown-route ${TEST_HERO_LINK_POINTER}/route`],
    [{ route: 'content-page' }, `unknown-route ${TEST_HERO_LINK_POINTER}/route`],
    [{ route: 'things' }, `missing-param ${TEST_HERO_LINK_POINTER}/route`],
    [{ route: 'things', params: { thing: 'x', other: 'y' } }, `not-allowed ${TEST_HERO_LINK_POINTER}/params`],
    [{ route: 'blog' }, `unreachable-route ${TEST_HERO_LINK_POINTER}/route`],
    [{ page: 'nowhere' }, `unknown-page ${TEST_HERO_LINK_POINTER}/page`],
    [{ page: 'things' }, `missing-param ${TEST_HERO_LINK_POINTER}/page`],
  ])('reports the link target %j', (target, problem) =>
    expect(listProblemsOfChangedShop(createTestHomePageWithLink(target))).toEqual([problem]),
  );

  test('reports missing route parameters at the link, with a fix', () => {
    const body = 'See [things](route:things).';
    const errors = checkChangedShop({
      ...createTestHomePageWithBlocks(
        { id: 'words', type: 'rich-text', props: { body } },
        { id: 'top', type: 'hero', props: { actions: [{ label: 'x', link: { route: 'things' } }] } },
      ),
    });
    expect(errors.map(({ suggestion }) => suggestion)).toEqual([
      'Write ?thing= and its value behind the route, such as route:things?thing=one-of-them.',
      "Add 'thing' to the 'params' of the link, with the value that stands in the address.",
    ]);
  });

  test('reports a link to a route without a page', () => {
    const changes = {
      ...createTestHomePageWithLink({ route: 'results' }),
      'corner/page/results': { version: 1, disabled: true },
    };
    expect(listProblemsOfChangedShop(changes)).toEqual([`unreachable-route ${TEST_HERO_LINK_POINTER}/route`]);
  });

  test('accepts a link to a route that at least one segment may open', () => {
    const vip = { 'corner/capabilities/vip': { version: 1, capabilities: { blog: true } } };
    const page = { 'corner/page/blog': { version: 1, route: 'blog', blocks: TEST_PAGE_CONTENT_BLOCKS } };
    expect(listProblemsOfChangedShop({ ...createTestHomePageWithLink({ route: 'blog' }), ...vip, ...page })).toEqual(
      [],
    );
  });

  test('accepts a link behind the same gate as its route', () => {
    expect(listProblemsOfChangedShop(createTestHomePageWithLink({ route: 'blog' }, { gate: 'blog' }))).toEqual([]);
    expect(listProblemsOfChangedShop(createTestHomePageWithLink({ route: 'blog' }, { gate: { not: 'blog' } }))).toEqual(
      [`unreachable-route ${TEST_HERO_LINK_POINTER}/route`],
    );
  });

  test('reports unknown targets of Markdown links in blocks and content entries', () => {
    const body = 'See [us](route:nowhere), [them](page:nobody) and [things](route:things?thing=x).';
    const entries = { 'home.more': { type: 'markdown', value: body } };
    const changes = {
      ...createTestHomePageWithBlocks({ id: 'own', type: 'rich-text', props: { body } }),
      'corner/content/more.en-au': { version: 1, locale: 'en-AU', entries },
    };
    expect(listProblemsOfChangedShop(changes)).toEqual([
      'unknown-route corner/page/home/blocks/0/props/body',
      'unknown-page corner/page/home/blocks/0/props/body',
      'unknown-route corner/content/more.en-au/entries/home.more/value',
      'unknown-page corner/content/more.en-au/entries/home.more/value',
    ]);
  });

  test.each([
    ['[x](javascript:alert(1))', ['javascript:alert(1']],
    ['[x](<JavaScript:alert(1)> "t") and [y](data:text/html,y)', ['JavaScript:alert(1', 'data:text/html,y']],
    ['[x][1]\n\n[1]: vbscript:x', ['vbscript:x']],
    ['<a class=x href="javascript:alert(1)">x</a>', ['javascript:alert(1)']],
    [
      '[x](/cart) or [y](//elsewhere.example) or [z](\\\\elsewhere.example)',
      ['/cart', '//elsewhere.example', '\\\\elsewhere.example'],
    ],
    [
      '[x](www.example.org) and [y](help/prizes) and [z](https:/example.org)',
      ['www.example.org', 'help/prizes', 'https:/example.org'],
    ],
    ['![x](https://elsewhere.example/x.png), <img alt="" src="/x.png">', ['https://elsewhere.example/x.png', '/x.png']],
  ])('reports %j in Markdown, which the page would leave out', (body, targets) => {
    const found = checkChangedShop(createTestHomePageWithBlocks({ id: 'own', type: 'rich-text', props: { body } }));
    expect(found.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual(
      targets.map(() => 'wrong-format /blocks/0/props/body'),
    );
    expect(found.map(({ message }) => /'(.*?)'/.exec(message)?.[1])).toEqual(targets);
  });

  test.each([
    '[x](https://example.com/a), [y](mailto:a@example.com), [z](tel:1800), [w](HTTP://example.com), [v](#here)',
    'Note.[^1] See [x](?page=2).\n\n[^1]: The note.\n\n[Mind]: these are words.',
    'A price: $5 (about €4), 1. [first] 2. (second). The ratio is 3:1, see [note]: this.',
    '![A boat](asset:logo.svg) and [![A boat](asset:logo.svg)](route:home)',
  ])('accepts %j in Markdown', (body) => {
    expect(
      listProblemsOfChangedShop(createTestHomePageWithBlocks({ id: 'own', type: 'rich-text', props: { body } })),
    ).toEqual([]);
  });

  test('accepts video frames of the hosts of the site only', () => {
    const body = (...sources: readonly string[]) =>
      sources.map((source) => `<iframe title="x"\n${source}></iframe>`).join('\n\n');
    const shown = 'src="https://player.vimeo.com/video/1"';
    const refused = [
      'src="https://elsewhere.example/v"',
      'srcdoc="<p>x</p>"',
      "src='//player.vimeo.com.evil.example/'",
    ];
    const found = (videos: readonly string[]) =>
      checkChangedShop({
        ...createTestHomePageWithBlocks({ id: 'own', type: 'rich-text', props: { body: body(shown, ...refused) } }),
        'base/site': { ...SMALL_TEST_SHOP_DOCUMENTS['base/site'], videos },
      }).map(({ code, message }) => `${code} ${message}`);
    expect(found(['https://player.vimeo.com'])).toEqual([
      "not-allowed The frame 'https://elsewhere.example/v' would be left out: it is no video of a host of the site (https://player.vimeo.com).",
      expect.stringContaining("The frame '' would be left out"),
      expect.stringContaining("The frame '//player.vimeo.com.evil.example/' would be left out"),
    ]);
    expect(found([])).toHaveLength(4);
  });

  test('reports text that consists of spaces only', () => {
    const props = { heading: ' \n', image: { asset: 'logo.svg', alt: ' ' } };
    const at = 'corner/page/home/blocks/0/props';
    expect(listProblemsOfChangedShop(createTestHomePageWithBlocks({ id: 'own', type: 'hero', props }))).toEqual([
      `out-of-range ${at}/heading`,
      `out-of-range ${at}/image/alt`,
    ]);
    const silent = { heading: '', image: { asset: 'logo.svg', alt: '' } };
    expect(listProblemsOfChangedShop(createTestHomePageWithBlocks({ id: 'own', type: 'hero', props: silent }))).toEqual(
      [],
    );
  });

  test('reports a picture for shared links that does not exist', () => {
    const sharing = (asset: string) => ({
      'base/site': { ...SMALL_TEST_SHOP_DOCUMENTS['base/site'], discovery: { image: { asset, alt: '' } } },
    });
    expect(listProblemsOfChangedShop(sharing('logo.svg'))).toEqual([]);
    expect(listProblemsOfChangedShop(sharing('gone.svg'))).toEqual(['unknown-asset base/site/discovery/image/asset']);
  });

  test('looks up content keys that start with this-page below the key of the page', () => {
    const text = createTestHomePageWithBlocks({
      id: 'own',
      type: 'rich-text',
      props: { body: { content: 'this-page.body' } },
    });
    expect(listProblemsOfChangedShop(text)).toEqual(['missing-content corner/page/home/blocks/0/props/body/content']);
    const entries = { 'page.home.body': { type: 'markdown', value: 'Words.' } };
    expect(
      listProblemsOfChangedShop({ ...text, 'corner/content/home.en-au': { version: 1, locale: 'en-AU', entries } }),
    ).toEqual([]);
  });

  test('reports unknown content keys and routes of nested navigation items', () => {
    const items = [
      { id: 'more', label: 'More', children: [{ id: 'x', label: { content: 'x.y' }, link: { route: 'nowhere' } }] },
    ];
    expect(listProblemsOfChangedShop({ 'corner/navigation/primary': { version: 1, items } })).toEqual([
      'missing-content corner/navigation/primary/items/0/children/0/label/content',
      'unknown-route corner/navigation/primary/items/0/children/0/link/route',
    ]);
  });
});

describe('the site check of a content key for a picture or data', () => {
  const entries = (value: object) => ({
    'corner/content/more.en-au': { version: 1, locale: 'en-AU', entries: value },
  });
  const AT = 'corner/page/home/blocks/0/props';
  const named = { image: { content: 'home.picture' }, steps: { content: 'home.steps' } };
  const picture = { type: 'image', value: { asset: 'own.svg', alt: '' } };

  test('accepts a key in place of a written value', () => {
    const steps = { type: 'json', value: [{ title: 'Pick', link: { route: 'results' } }] };
    expect(
      listProblemsOfChangedShop({
        ...createTestHomePageWithHero(named),
        ...entries({ 'home.picture': picture, 'home.steps': steps }),
      }),
    ).toEqual([]);
  });

  test('reports a missing entry', () => {
    expect(listProblemsOfChangedShop(createTestHomePageWithHero(named))).toEqual([
      `missing-content ${AT}/image/content`,
      `missing-content ${AT}/steps/content`,
    ]);
  });

  test('reports an entry of the wrong type', () => {
    const words = { type: 'plain', value: 'Words' };
    const found = checkChangedShop({
      ...createTestHomePageWithHero(named),
      ...entries({ 'home.picture': words, 'home.steps': picture }),
    });
    expect(found.map(({ message }) => message)).toEqual([
      "Content 'home.picture' is of type plain in en-AU, but a picture is needed here.",
      "Content 'home.steps' is of type image in en-AU, but data is needed here.",
    ]);
  });

  test('reports an entry that does not fit the schema of its place, and missing texts and routes that the entry names', () => {
    const steps = (value: unknown) =>
      checkChangedShop({
        ...createTestHomePageWithHero({ steps: named.steps }),
        ...entries({ 'home.steps': { type: 'json', value } }),
      }).map(({ code, source, pointer, message }) => [code, source + pointer, message]);
    expect(steps([{ titel: 'Pick' }])).toEqual([
      [
        'missing-content',
        `${AT}/steps/content`,
        expect.stringMatching(/^Content 'home\.steps' in en-AU does not fit here, at '\/0\/titel': /),
      ],
    ]);
    expect(steps({ title: 'Pick' })).toMatchObject([['missing-content', `${AT}/steps/content`, expect.anything()]]);
    expect(steps([{ title: { content: 'home.nothing' }, link: { route: 'nowhere' } }])).toEqual([
      [
        'missing-content',
        `${AT}/steps/content`,
        "Content 'home.steps' in en-AU does not fit here, at '/0/title/content': Content 'home.nothing' is missing in en-AU on site 'corner'.",
      ],
      [
        'unknown-route',
        `${AT}/steps/content`,
        "Content 'home.steps' in en-AU does not fit here, at '/0/link/route': There is no route 'nowhere'.",
      ],
    ]);
  });
});

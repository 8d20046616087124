import { describe, expect, test } from 'vitest';
import { type PropResolvers, resolveProps } from './resolve-props.ts';

const COMMON = '../../../schemas/config/common.schema.json#/$defs';

const resolvers: PropResolvers = {
  text: (value) => (typeof value === 'string' ? value : `content of ${value.content}`),
  markdown: (text) => ({ html: `<p>${text}</p>` }),
  link: (value) => ({ href: 'route' in value ? `/${value.route}` : 'elsewhere', external: !('route' in value) }),
  image: (value) => ({
    src: 'asset' in value ? `/${value.asset}` : value.content,
    srcSet: '',
    width: 1,
    height: 1,
    alt: '',
    focus: 'center',
  }),
  json: ({ content }) => (content === 'questions' ? [{ label: { content: 'ask' } }] : null),
  navigation: (name) => [
    { id: name, label: name, link: null, routeType: 'none', type: null, icon: null, children: [] },
  ],
};

const schema = {
  type: 'object',
  properties: {
    heading: { type: 'string', 'x-text': 'plain' },
    body: { type: 'string', 'x-text': 'markdown' },
    aside: { type: 'string', 'x-text': 'markdown', default: 'By the way.' },
    menu: { type: 'string', 'x-navigation': true },
    more: { $ref: `${COMMON}/link` },
    picture: { $ref: `${COMMON}/image` },
    tone: { enum: ['plain', 'strong'], default: 'plain' },
    actions: { type: 'array', items: { $ref: '#/$defs/action' } },
    questions: { type: 'array', 'x-json': true, items: { $ref: '#/$defs/action' } },
    labels: { type: 'object', additionalProperties: { type: 'string', 'x-text': 'plain' } },
  },
  $defs: {
    action: {
      type: 'object',
      properties: {
        label: { type: 'string', 'x-text': 'plain' },
        link: { $ref: `${COMMON}/link` },
        kind: { default: 'primary' },
      },
    },
  },
};

const createTestBlock = (of: Readonly<Record<string, unknown>>) => ({ schema: of, accepts: () => true });
const block = createTestBlock(schema);

test('resolveProps resolves texts, links, pictures and navigations at any depth', () => {
  const props = {
    heading: { content: 'home.heading' },
    body: { content: 'home.body' },
    menu: 'primary',
    more: { route: 'offers' },
    picture: { asset: 'boat.webp', alt: '' },
    tone: 'strong',
    actions: [
      { label: 'Play', link: { route: 'play' } },
      { label: { content: 'read' }, link: { href: 'https://example.org' }, kind: 'secondary' },
    ],
    labels: { one: { content: 'labels.one' } },
  };
  expect(resolveProps(block, props, resolvers)).toEqual({
    heading: 'content of home.heading',
    body: { html: '<p>content of home.body</p>' },
    aside: { html: '<p>By the way.</p>' },
    menu: resolvers.navigation('primary'),
    more: { href: '/offers', external: false },
    picture: { src: '/boat.webp', srcSet: '', width: 1, height: 1, alt: '', focus: 'center' },
    tone: 'strong',
    actions: [
      { label: 'Play', link: { href: '/play', external: false }, kind: 'primary' },
      { label: 'content of read', link: { href: 'elsewhere', external: true }, kind: 'secondary' },
    ],
    labels: { one: 'content of labels.one' },
  });
});

test('resolveProps resolves pictures and data that are given by a content key', () => {
  const picture = { src: 'boat', srcSet: '', width: 1, height: 1, alt: '', focus: 'center' };
  const props = { picture: { content: 'boat' }, questions: { content: 'questions' } };
  expect(resolveProps(block, props, resolvers)).toMatchObject({
    picture,
    questions: [{ label: 'content of ask', kind: 'primary' }],
  });
  expect(resolveProps(block, { questions: [{ label: 'Why?' }] }, resolvers)).toMatchObject({
    questions: [{ label: 'Why?', kind: 'primary' }],
  });
});

describe('resolveProps without content', () => {
  const action = {
    type: 'object',
    required: ['label'],
    properties: { label: { 'x-text': 'plain' }, note: { 'x-text': 'plain' } },
  };
  const properties = {
    heading: { 'x-text': 'plain' },
    body: { 'x-text': 'markdown' },
    picture: { $ref: `${COMMON}/image` },
    actions: { type: 'array', items: action },
    questions: { type: 'array', 'x-json': true, items: action },
  };
  const missing: PropResolvers = {
    ...resolvers,
    text: (value) => (typeof value === 'string' ? value : null),
    image: (value) => ('asset' in value ? resolvers.image(value) : null),
  };
  const none = { content: 'none' };

  test('leaves out the properties that name it', () => {
    const props = {
      heading: none,
      body: none,
      picture: none,
      questions: none,
      actions: [{ label: 'Play', note: none }],
    };
    expect(resolveProps(createTestBlock({ properties }), props, missing)).toEqual({ actions: [{ label: 'Play' }] });
  });

  test('leaves out the items of a list that need it, and a list without other items', () => {
    const resolveActions = (actions: object[]) => resolveProps(createTestBlock({ properties }), { actions }, missing);
    expect(resolveActions([{ label: none }, { label: 'Play' }])).toEqual({ actions: [{ label: 'Play' }] });
    expect(resolveActions([{ label: none }])).toEqual({});
    expect(resolveActions([])).toEqual({ actions: [] });
  });

  test.each(['heading', 'body', 'picture', 'questions'])('is null where the block needs the %s', (name) => {
    const needed = createTestBlock({ properties, required: [name] });
    expect(resolveProps(needed, { [name]: none }, missing)).toBe(null);
  });

  test('leaves out data that the block does not accept', () => {
    const accepts = (props: unknown) => Array.isArray(Object(props).questions) && Object(props).questions.length < 2;
    const props = { questions: { content: 'questions' } };
    const resolveWith = (count: number) =>
      resolveProps({ schema: { properties }, accepts }, props, {
        ...missing,
        json: () => Array.from({ length: count }, () => ({ label: 'Why?' })),
      });
    expect([resolveWith(1), resolveWith(2)]).toEqual([{ questions: [{ label: 'Why?' }] }, {}]);
  });
});

test('resolveProps resolves default values like written values', () => {
  expect(resolveProps(block, undefined, resolvers)).toEqual({
    aside: { html: '<p>By the way.</p>' },
    tone: 'plain',
  });
});

test('resolveProps treats props named like inherited members, such as toString, as any other props', () => {
  const props = { constructor: 'x', toString: 'y' };
  expect(resolveProps(createTestBlock({ properties: { toString: { default: 'z' } } }), props, resolvers)).toEqual(
    props,
  );
  expect(resolveProps(createTestBlock({ properties: { valueOf: { default: 'z' } } }), {}, resolvers)).toEqual({
    valueOf: 'z',
  });
});

import { describe, expect, test } from 'vitest';
import { ApiError } from '#engine/api/api-error.ts';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { createTestPartyConfig, createTestPartyGroup, createTestPartySession } from '../../_testing/parties.ts';
import { renderTestBlockToHtml } from '../../_testing/render-example.tsx';
import { loadOwnOrOpenPartiesData } from './own-or-open-parties.data.ts';

const WORDS = { heading: 'Parties', emptyText: 'There are none.' };
const open = { ...WORDS, show: 'open' } as const;
const mine = { ...WORDS, show: 'mine' } as const;

interface LoadOptions {
  readonly props?: typeof open | typeof mine;
  readonly query?: string;
  readonly params?: Record<string, string>;
  readonly isVisitor?: boolean;
}

function createPartyList(
  answers: Readonly<Record<string, unknown>>,
  { props = open, query, params, isVisitor }: LoadOptions = {},
) {
  const totals = {
    'lotto-party.session.discover': 31,
    'lotto-party.session.discover-draw': 11,
    'lotto-party.group.list': 14,
  };
  const { context, sent } = createTestLoadContext(props, answers, params, totals);
  const visitor = { ...context.visitor, signedIn: isVisitor !== true };
  const data = async () =>
    (await loadOwnOrOpenPartiesData({ ...context, visitor, query: new URLSearchParams(query) })).data;
  const html = async () => {
    const loaded = await data();
    return renderTestBlockToHtml({ id: 'list', type: 'own-or-open-parties', props }, () => loaded);
  };
  return { data, html, sent };
}

const ANSWERS = {
  'lotto-party.session.discover': [createTestPartySession({ publicityStatus: 'promoted' })],
  'lotto-party.session.discover-draw': [createTestPartySession({ publicityStatus: 'public' })],
  'lotto-party.group.list': [
    createTestPartyGroup(),
    createTestPartyGroup({ id: 'g-2', groupName: 'Busy', openSession: createTestPartySession() }),
  ],
  'lotto-party.config': [createTestPartyConfig()],
};

describe('lotto parties that anybody may join', () => {
  test('are listed ten at a time, with the draws that they can be filtered by', async () => {
    const { data, sent } = createPartyList(ANSWERS, { query: 'page=2' });
    expect(await data()).toMatchObject({
      page: 2,
      pages: 4,
      draw: null,
      draws: [{ id: 'draw-41', lottery: 'Copper Kettle', day: 'Tomorrow', time: '8:30 pm' }],
    });
    expect(sent[0]).toEqual(['lotto-party.session.discover', { query: { limit: 10, offset: 10 } }]);
  });

  test('are filtered by a draw, which the links to other pages keep', async () => {
    const { html, sent } = createPartyList(ANSWERS, { query: 'draw=draw-41' });
    const text = await html();
    expect(sent[0]).toEqual([
      'lotto-party.session.discover-draw',
      { params: { drawId: 'draw-41' }, query: { limit: 10, offset: 0 } },
    ]);
    expect(text).toContain('<option value="draw-41" selected="">Copper Kettle: Tomorrow, 8:30 pm</option>');
    expect(text).toContain('draw=draw-41&amp;page=2');
  });

  test('are none for a draw that is not found, and a link to all draws is shown', async () => {
    const gone = new ApiError('No.', { status: 404, code: 'draw_not_found' });
    const text = await createPartyList(
      { ...ANSWERS, 'lotto-party.session.discover-draw': gone },
      { query: 'draw=old' },
    ).html();
    expect(text).toContain('No open groups are playing this draw right now.');
    expect(text).toContain('>Show all draws</a>');
  });

  test('are listed without the filter by draw when the draws cannot be loaded, and fail when the API fails for themselves', async () => {
    const down = new ApiError('Down.', { status: 503 });
    expect((await createPartyList({ ...ANSWERS, 'lotto-party.config': down }).data()).draws).toEqual([]);
    await expect(createPartyList({ ...ANSWERS, 'lotto-party.session.discover': down }).data()).rejects.toBe(down);
    const query = 'draw=draw-41';
    await expect(
      createPartyList({ ...ANSWERS, 'lotto-party.session.discover-draw': down }, { query }).data(),
    ).rejects.toBe(down);
  });

  test('have a badge where they are promoted', async () => {
    expect(await createPartyList(ANSWERS).html()).toContain('<span class="badge">Promoted</span>');
    expect(await createPartyList(ANSWERS, { query: 'draw=draw-41' }).html()).not.toContain('Promoted');
  });

  test('are not loaded for an anonymous visitor, who is shown a link to log in', async () => {
    const { html, sent } = createPartyList(ANSWERS, { isVisitor: true });
    expect(await html()).toContain('>Log in</a>');
    expect(sent).toEqual([]);
  });
});

describe('the lotto parties of a customer', () => {
  test('are listed six at a time', async () => {
    const { data, sent } = createPartyList(ANSWERS, { props: mine, params: { page: '2' } });
    expect(await data()).toMatchObject({
      page: 2,
      pages: 3,
      draws: [],
      groups: [{ name: 'Friday Pies' }, { name: 'Busy' }],
    });
    expect(sent).toEqual([['lotto-party.group.list', { query: { limit: 6, offset: 6 } }]]);
  });

  test('have a link to start a draw in the wizard only where they play none', async () => {
    const text = await createPartyList(ANSWERS, { props: mine }).html();
    const state =
      '{&quot;shouldShowCreateGroupModal&quot;:true,&quot;groupId&quot;:&quot;g-1&quot;,&quot;groupName&quot;:&quot;Friday Pies&quot;}';
    expect(text.split('data-location-state').length).toBe(2);
    expect(text).toContain(`data-location-state="${state}"`);
  });

  test('have names that are escaped as text in the HTML', async () => {
    const hostile = createTestPartyGroup({ groupName: '"><img src=x onerror=alert(1)>' });
    const text = await createPartyList({ 'lotto-party.group.list': [hostile] }, { props: mine }).html();
    expect(text).not.toContain('<img src=x');
    expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { noMessages } from '../messages/testing/no-messages.ts';
import type { CompiledBlock, CompiledPage } from '../page/compiled-page.ts';
import type { PagePayloadNode } from '../page/page-node.ts';
import type { Visitor } from '../visitor/visitor.ts';
import { createBlockDataLoader } from './load-block-data.ts';
import { PageTree } from './page-tree.tsx';
import { renderCompiledPageToPayloadNodes } from './render-page-nodes.tsx';
import type { ServerBlock, ServerBlocksByType } from './server-block.ts';

const site = { key: 's', name: 'S', locale: 'en-AU', currency: 'AUD', timeZone: 'UTC', logo: null, features: {} };
const visitor: Visitor = {
  signedIn: true,
  customerId: '7',
  segment: null,
  locale: 'en-AU',
  subVariant: null,
  pricingId: '1',
  anonymousCartToken: null,
  affiliateCode: null,
  sessionId: null,
  consent: new Set(['essential']),
  forced: null,
};
const wanted = new ApiError('A code is needed.', {
  status: 403,
  code: '2fa_required',
  result: { method: 'email', methods: ['email', 'authenticator'], identifier: 'ada@******' },
  callId: 'funds.list',
});

function block(id: string, more: Partial<CompiledBlock>): CompiledBlock {
  const { interactive = true, data = 'visitor' } = more;
  return {
    kind: 'block',
    id,
    type: 'funds',
    props: {},
    slots: {},
    interactive,
    overlay: null,
    data,
    routes: [],
    hasCode: interactive,
    hasData: true,
  };
}

/** The nodes of a page with one block whose loader fails with this, and what was reported. */
async function nodesOf(error: unknown, more: Partial<CompiledBlock> = {}) {
  const reported: unknown[] = [];
  const funds: ServerBlock = {
    component: ({ data, elevation }) => <p>{elevation ? `code by ${elevation.method}` : String(data)}</p>,
    css: '',
    load: () => Promise.reject(error),
  };
  const blocks: ServerBlocksByType = { funds };
  const failed = (_id: string, _type: string, reason: unknown) => void reported.push(reason);
  const nodes = [block('page.a', more)];
  const head = { title: '', description: null, image: null, noindex: false, schemas: null, videos: [] };
  const page: CompiledPage = {
    site,
    messages: noMessages,
    layout: 'default',
    head,
    nodes,
    types: [],
    overlayTypes: [],
    codeTypes: [],
    linkedRoutes: [],
    perVisitor: true,
    perConsent: false,
  };
  const query = new URLSearchParams();
  const { signal } = new AbortController();
  const request = { routeId: 'home', params: {}, named: {}, query, visitor, now: 1, signal };
  const context = { ...request, site, messages: noMessages, services: null };
  const { results } = await createBlockDataLoader(blocks).load(nodes, context, failed);
  const around = { site, capabilities: new Set<string>(), href: () => '/', messages: noMessages };
  const rendered = renderCompiledPageToPayloadNodes(page, {
    blocks,
    context: around,
    results,
    marksUnknown: false,
    failed,
  });
  return { nodes: rendered, reported, html: htmlOf(rendered, blocks) };
}

function htmlOf(nodes: readonly PagePayloadNode[], blocks: ServerBlocksByType): string {
  const host = {
    find: (type: string) => blocks[type]?.component,
    html: () => '',
    failed: () => undefined,
    overlay: () => null,
  };
  return renderToStaticMarkup(<PageTree nodes={nodes} host={host} />);
}

test('a block whose data requires a one-time code is rendered with a request for it and not as failed', async () => {
  const { nodes, reported, html } = await nodesOf(wanted);
  expect(nodes).toMatchObject([
    {
      kind: 'block',
      type: 'funds',
      data: null,
      elevation: {
        kind: 'elevation',
        method: 'email',
        methods: ['email', 'authenticator'],
        identifier: 'ada@******',
        callId: 'funds.list',
      },
    },
  ]);
  expect([reported, html]).toEqual([[], '<p>code by email</p>']);
});

test.each<[string, unknown, Partial<CompiledBlock>]>([
  ['another refusal', new ApiError('No.', { status: 403, code: 'forbidden' }), {}],
  ['a failure', new Error('down'), {}],
  ['the data of all visitors', wanted, { data: 'shared' }],
  ['a block without code', wanted, { interactive: false }],
])('a block is rendered as failed, without a request for a one-time code, because of %s', async (_, error, more) => {
  const { nodes, reported } = await nodesOf(error, more);
  expect(nodes).toMatchObject([{ kind: 'kept', id: 'page.a' }]);
  expect(reported).toContain(error);
});

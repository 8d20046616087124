import { noMessages } from '../../messages/testing/no-messages.ts';
import type { CompiledBlock, CompiledNode } from '../../page/compiled-page.ts';
import type { Visitor } from '../../visitor/visitor.ts';
import type { BlockLoadContext } from '../block-load.ts';
import { createBlockDataLoader } from '../load-block-data.ts';
import type { ServerBlock } from '../server-block.ts';

type Load = NonNullable<ServerBlock['load']>;
export type BlockLoadTestContext = Omit<BlockLoadContext<unknown, unknown>, 'props'>;

/** A visitor who is signed out and accepts essential cookies. */
export const visitor: Visitor = {
  signedIn: false,
  customerId: null,
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
export const context: BlockLoadTestContext = {
  routeId: 'home',
  params: {},
  named: {},
  query: new URLSearchParams(),
  site: { key: 's', name: 'S', locale: 'en-AU', currency: 'AUD', timeZone: 'UTC', logo: null, features: {} },
  messages: noMessages,
  visitor,
  now: 1000,
  services: null,
  signal: new AbortController().signal,
};

/** A block whose type is the name of its data, or `none`. */
export function createTestBlock(
  id: string,
  data: CompiledBlock['data'],
  slots: CompiledBlock['slots'] = {},
): CompiledBlock {
  const hasData = data !== null || Object.values(slots).some((nodes) => nodes.some((node) => node.kind === 'block'));
  return {
    kind: 'block',
    id,
    type: data ?? 'none',
    props: id,
    slots,
    interactive: false,
    overlay: null,
    data,
    routes: [],
    hasCode: false,
    hasData,
  };
}

/** A block data loader in which each kind of data is loaded with `load`. */
export function createTestBlockDataLoader(load: Load, limits?: Parameters<typeof createBlockDataLoader>[1]) {
  const server: ServerBlock = { component: () => null, css: '', load };
  const failures: string[] = [];
  const { load: run, clear } = createBlockDataLoader(
    { shared: server, notices: server, consent: server, customer: server, visitor: server },
    limits,
  );
  const loaded = async (nodes: readonly CompiledNode[], more: Partial<BlockLoadTestContext> = {}) => {
    const { results, expires } = await run(nodes, { ...context, ...more }, (id, type, error) =>
      failures.push(`${id} ${type} ${error instanceof Error ? error.message : error}`),
    );
    const shown = [...results].map(([id, result]) => {
      if (result.ok) return [id, result];
      const { error: _, ...failed } = result;
      return [id, failed];
    });
    return { results: Object.fromEntries(shown), expires };
  };
  return { loaded, failures, clear };
}

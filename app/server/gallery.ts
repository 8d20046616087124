import type { GetSiteMessages } from '#engine/messages/site-messages.ts';
import { compilePage, listBlocksInTree } from '#engine/page/compile-page.ts';
import { createSitePropResolvers, type GetImageSources } from '#engine/page/site-prop-resolvers.ts';
import { EMPTY_PAGE_HEAD_DATA } from '#engine/render/page-head-data.ts';
import type { BlockDataResult } from '#engine/render/render-page-nodes.tsx';
import type { ResolvedPage } from '#engine/resolve-page.ts';
import type { Site } from '#engine/site/site.ts';
import type { BlockSchemas } from '#engine/validation/block-schemas.ts';
import type { Visitor } from '#engine/visitor/visitor.ts';
import type { Node, PageDocument } from '#schemas/generated/config/types.gen.ts';
import { galleryMessages as messages } from './gallery.messages.gen.ts';
import { shiftExampleDates } from './shift-example-dates.ts';

/** Example props and loader data of a block. */
export interface BlockExample {
  readonly props?: Record<string, unknown>;
  readonly slots?: Record<string, Node[]>;
  readonly data?: unknown;
}

export type BlockExamples = Readonly<Record<string, BlockExample>>;

/** What example pages are made of. */
export interface ExamplePageDependencies {
  readonly siteMessages: GetSiteMessages;
  readonly blocks: BlockSchemas;
  readonly examples: BlockExamples;
  readonly imageSources: GetImageSources;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** A state of a flow, and where it is shown. */
export interface FlowStatePreviewLink {
  readonly state: string;
  readonly href: string;
}

/** Where the states of a flow are shown. */
export type FlowStatePreviewLinkLister = (flow: string) => readonly FlowStatePreviewLink[];

/** Gallery page of all block examples. Overlays are linked by state, because they would cover the page. */
export function createBlockGalleryPage(
  site: Site,
  visitor: Pick<Visitor, 'segment' | 'locale'>,
  parts: ExamplePageDependencies,
  linksOf: FlowStatePreviewLinkLister,
): ResolvedPage | null {
  const nodes = Object.values(parts.blocks).flatMap(({ type, title, overlay }): Node[] => {
    const about = `## ${title}\n\n\`${type}\``;
    const body = overlay === null ? about : `${about}\n\n${statesInWords(linksOf(overlay))}`;
    const head = { id: `${type}-title`, type: 'rich-text', props: { body } };
    return overlay === null ? [head, exampleNode(type, parts)] : [head];
  });
  return examplePage(site, visitor, messages.title(), nodes, parts);
}

function statesInWords(links: readonly FlowStatePreviewLink[]): string {
  return [messages.states(), '', ...links.map(({ state, href }) => `- [${state}](${href})`)].join('\n');
}

/** The blocks that show a flow, as a page; null where there are none. */
export function createFlowBlocksPreviewPage(
  site: Site,
  visitor: Pick<Visitor, 'segment' | 'locale'>,
  flow: string,
  parts: ExamplePageDependencies,
): ResolvedPage | null {
  const showing = Object.values(parts.blocks).filter(({ flows }) => flows.includes(flow));
  if (showing.length === 0) return null;
  return examplePage(
    site,
    visitor,
    flow,
    showing.map(({ type }) => exampleNode(type, parts)),
    parts,
  );
}

function examplePage(
  site: Site,
  visitor: Pick<Visitor, 'segment' | 'locale'>,
  title: string,
  nodes: Node[],
  { blocks, examples, imageSources, siteMessages, now }: ExamplePageDependencies,
): ResolvedPage | null {
  const route = site.routes.routes.get('not-found');
  if (!route) return null;
  const capabilities = site.capabilities(visitor.segment);
  const messages = siteMessages(site, visitor.locale);
  const resolvers = createSitePropResolvers(site, visitor.locale, capabilities, { imageSources, messages });
  const logo = site.document('theme', 'theme')?.value.logo;
  const view = { ...site.view, locale: visitor.locale, logo: logo ? resolvers.image(logo) : null };
  const document: PageDocument = { version: 1, head: { title, noindex: true }, blocks: nodes };
  const page = compilePage(document, 'gallery', [{ kind: 'outlet', children: [] }], {
    blocks,
    capabilities,
    resolvers,
    site: view,
    messages: siteMessages(site, visitor.locale),
  });
  const results = new Map<string, BlockDataResult>(
    listBlocksInTree(page.nodes).flatMap(({ id, type, data }) => {
      const example = examples[type];
      return data
        ? [
            [
              id,
              example && 'data' in example ? { ok: true, data: shiftExampleDates(example.data, now) } : { ok: false },
            ],
          ]
        : [];
    }),
  );
  return {
    kind: 'page',
    status: 200,
    route,
    params: {},
    named: {},
    pageDocument: route.id,
    page,
    loaded: {
      results,
      made: 0,
      expires: 0,
      validUntil: 0,
      isWhole: true,
      isStale: false,
      answers: new Set(),
      head: EMPTY_PAGE_HEAD_DATA,
    },
  };
}

function exampleNode(type: string, { examples }: ExamplePageDependencies): Node {
  const { props = {}, slots = {} } = examples[type] ?? {};
  return { id: type, type, props, slots };
}

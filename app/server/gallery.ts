import { allBlocks, compilePage } from '#engine/page/compile-page.ts';
import { type ImageSources, siteResolvers } from '#engine/page/site-resolvers.ts';
import type { BlockResult } from '#engine/render/render-nodes.tsx';
import type { ResolvedPage } from '#engine/resolve-page.ts';
import type { Site } from '#engine/site/site.ts';
import type { BlockSchemas } from '#engine/validation/block-schemas.ts';
import type { Visitor } from '#engine/visitor/visitor.ts';
import type { Node, PageDocument } from '#schemas/generated/config/types.gen.ts';

/** A block's example: props as a document writes them, and what its loader would give. */
export interface BlockExample {
  readonly props?: Record<string, unknown>;
  readonly slots?: Record<string, Node[]>;
  readonly data?: unknown;
}

export type BlockExamples = Readonly<Record<string, BlockExample>>;

/** The gallery of blocks as a page: each block's example in a site's theme, in the order of their names. */
export function galleryPage(
  site: Site,
  visitor: Visitor,
  blocks: BlockSchemas,
  examples: BlockExamples,
  imageSources: ImageSources,
): ResolvedPage | null {
  const route = site.routes.routes.get('not-found');
  if (!route) return null;
  const capabilities = site.capabilities(visitor.segment);
  const resolvers = siteResolvers(site, visitor.locale, capabilities, imageSources);
  const logo = site.document('theme', 'theme')?.value.logo;
  const view = { ...site.view, locale: visitor.locale, logo: logo ? resolvers.image(logo) : null };
  const page = compilePage(galleryDocument(blocks, examples), 'gallery', [{ kind: 'outlet', children: [] }], {
    blocks,
    capabilities,
    resolvers,
    site: view,
  });
  const results = new Map<string, BlockResult>(
    allBlocks(page.nodes).flatMap(({ id, type, data }) => {
      const example = examples[type];
      return data ? [[id, example && 'data' in example ? { ok: true, data: example.data } : { ok: false }]] : [];
    }),
  );
  return { kind: 'page', status: 200, route, params: {}, named: {}, page, loaded: { results, expires: 0 } };
}

function galleryDocument(blocks: BlockSchemas, examples: BlockExamples): PageDocument {
  const nodes = Object.values(blocks).flatMap(({ type, title }): Node[] => {
    const { props = {}, slots = {} } = examples[type] ?? {};
    return [
      { id: `${type}-title`, type: 'rich-text', props: { body: `## ${title}\n\n\`${type}\`` } },
      { id: type, type, props, slots },
    ];
  });
  return { version: 1, head: { title: 'Blocks', noindex: true }, blocks: nodes };
}

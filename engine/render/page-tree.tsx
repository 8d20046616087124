import { Component, createElement, Fragment, memo, type ReactNode, Suspense, useEffect } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import {
  type InteractiveBlockNode,
  type OverlayNode,
  type PagePayloadNode,
  STATIC_HTML_ATTRIBUTES,
  type StaticHtmlNode,
} from '../page/page-node.ts';
import type { BlockProps } from './block.ts';
import { failedBlockMessages } from './failed-block.messages.gen.ts';

/** Server or browser side of the page tree. */
export interface PageTreeNodeRenderers {
  readonly find: (type: string) => ((props: BlockProps<unknown, unknown, string>) => ReactNode) | undefined;
  readonly html: (node: StaticHtmlNode) => string;
  readonly failed: (node: InteractiveBlockNode, error: unknown) => void;
  /** Renders an overlay; nothing on the server. */
  readonly overlay: (node: OverlayNode, host: PageTreeNodeRenderers) => ReactNode;
  readonly taking?: HydrationTracker;
}

/** Tracks which blocks wait for hydration. */
export interface HydrationTracker {
  readonly due: (id: string) => void;
  readonly taken: (id: string) => void;
}

export function PageTree({
  nodes,
  host,
}: {
  readonly nodes: readonly PagePayloadNode[];
  readonly host: PageTreeNodeRenderers;
}): ReactNode {
  return nodes.map((node) => <Node key={node.id} node={node} host={host} />);
}

function Node({ node, host }: { readonly node: PagePayloadNode; readonly host: PageTreeNodeRenderers }): ReactNode {
  switch (node.kind) {
    case 'kept':
      return <StaticHtml node={node} html={host.html(node)} />;
    case 'host':
      return createElement(node.tag, node.attributes, <PageTree nodes={node.children} host={host} />);
    case 'block':
      return <InteractiveBlock node={node} host={host} />;
    case 'overlay':
      return host.overlay(node, host);
  }
}

/** A block with code in its own error boundary. */
export function InteractiveBlock({
  node,
  host,
}: {
  readonly node: InteractiveBlockNode;
  readonly host: PageTreeNodeRenderers;
}): ReactNode {
  const { id } = node;
  const { taking } = host;
  useEffect(() => taking?.due(id), [taking, id]);
  return (
    <BlockBoundary node={node} host={host}>
      <Suspense fallback={<FailedBlock id={node.id} unrendered />}>
        <Block node={node} host={host} />
      </Suspense>
    </BlockBoundary>
  );
}

const StaticHtml = memo(
  function StaticHtml({ node, html }: { readonly node: StaticHtmlNode; readonly html: string }) {
    return createElement(node.tag ?? 'div', {
      ...(node.attributes ?? STATIC_HTML_ATTRIBUTES),
      'data-kept': node.id,
      dangerouslySetInnerHTML: { __html: html },
      suppressHydrationWarning: true,
    });
  },
  (before, after) =>
    before.html === after.html || (before.node.version !== undefined && before.node.version === after.node.version),
);

function Block({
  node,
  host,
}: {
  readonly node: InteractiveBlockNode;
  readonly host: PageTreeNodeRenderers;
}): ReactNode {
  const { taking } = host;
  useEffect(() => taking?.taken(node.id), [taking, node.id]);
  const component = host.find(node.type);
  if (!component) throw new Error(`no code for block type '${node.type}'`);
  const slots = Object.fromEntries(
    Object.entries(node.slots).map(([name, children]) => [
      name,
      <Fragment key={name}>
        <PageTree nodes={children} host={host} />
      </Fragment>,
    ]),
  );
  const { id, props, data, elevation } = node;
  return createElement(component, { id, props, data, slots, ...(elevation && { elevation }) });
}

interface BoundaryProps {
  readonly node: InteractiveBlockNode;
  readonly host: PageTreeNodeRenderers;
  readonly children: ReactNode;
}

/** Keeps the failure of one block to that block. */
class BlockBoundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    const { host, node } = this.props;
    host.taking?.taken(node.id);
    host.failed(node, error);
  }

  override render() {
    return this.state.failed ? <FailedBlock id={this.props.node.id} /> : this.props.children;
  }
}

/** An empty href reloads the page with its query. */
const HERE = '';

interface FailedBlockProps {
  readonly id: string;
  /** The server failed to render it; the browser tries again. */
  readonly unrendered?: boolean;
}

/** Shown in place of a failed block, with a link to reload. */
export function FailedBlock({ id, unrendered = false }: FailedBlockProps) {
  const messages = useMessages(failedBlockMessages);
  return (
    <p
      className="block-failed"
      role="status"
      {...(unrendered ? { 'data-unrendered-block': id } : { 'data-failed-block': id })}
    >
      {messages.notShown()} <a href={HERE}>{messages.reload()}</a>
    </p>
  );
}

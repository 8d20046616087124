import { createElement, type FunctionComponent, type MouseEvent, type ReactNode, useMemo } from 'react';
import { createMessageSource } from '../../../../../engine/messages/message-source.ts';
import { BlockContext } from '../../../../../engine/render/block-context.tsx';
import { createHrefBuilder } from '../../../../../engine/routing/href-builder.ts';
import type { CapturedPageBlock, CapturedPageData } from '../../../../browser/captured/captured-page.ts';

/** Components by block type. Each knows its own props, which are those that the page was captured with. */
export type PeerBlockComponents = Readonly<Record<string, (props: never) => ReactNode>>;

interface PartProps {
  readonly id: string;
  readonly props: unknown;
  readonly data: unknown;
  readonly slots: Readonly<Record<string, ReactNode>>;
}

export function CapturedPageBody({
  page,
  parts,
}: {
  readonly page: CapturedPageData;
  readonly parts: PeerBlockComponents;
}) {
  const context = useMemo(
    () => ({
      site: page.site,
      capabilities: new Set(page.capabilities),
      href: createHrefBuilder(page.routes),
      messages: createMessageSource([page.messages]),
    }),
    [page],
  );
  return (
    <BlockContext value={context}>
      <div role="presentation" onClick={openDialog} style={{ display: 'contents' }}>
        {page.nodes.map((node) => (
          <Node key={node.id} node={node} parts={parts} />
        ))}
      </div>
    </BlockContext>
  );
}

function Node({
  node: { id, type, props, data, slots },
  parts,
}: {
  readonly node: CapturedPageBlock;
  readonly parts: PeerBlockComponents;
}) {
  const filled: Record<string, ReactNode> = Object.fromEntries(
    Object.entries(slots).map(([name, nodes]) => [
      name,
      nodes.map((node) => <Node key={node.id} node={node} parts={parts} />),
    ]),
  );
  if (type === 'main')
    return (
      <main id="main" tabIndex={-1}>
        {filled['page']}
      </main>
    );
  const part = parts[type];
  return part
    ? createElement(part as FunctionComponent<PartProps>, { id, props, data: data ?? undefined, slots: filled })
    : null;
}

/** Opens and closes dialogs with a React handler; the peer server removes the native commands. */
function openDialog({ target }: MouseEvent) {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('[data-commandfor]') : null;
  const dialog = document.getElementById(button?.dataset['commandfor'] ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (button?.dataset['command'] === 'close') dialog.close();
  else dialog.showModal();
}

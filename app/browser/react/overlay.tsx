import { type ReactNode, useEffect, useState } from 'react';
import { useIsFlowRunning } from '#engine/flows/use-flow.tsx';
import type { OverlayNode } from '#engine/page/page-node.ts';
import { InteractiveBlock, type PageTreeNodeRenderers } from '#engine/render/page-tree.tsx';
import { loadBlockCode } from './load-blocks.ts';
import { loadMessages } from './load-messages.ts';
import { loadStyleSheet } from './load-styles.ts';

interface OverlayProps {
  readonly node: OverlayNode;
  readonly host: PageTreeNodeRenderers;
  /** Style sheet of the overlay; null if already loaded. */
  readonly styles: string | null;
  /** Path of its messages; missing for none. */
  readonly messages: string | undefined;
}

/** An overlay block, whose code and styles are loaded when its flow starts. */
export function OverlayBlock({ node, host, styles, messages }: OverlayProps): ReactNode {
  const { id, type, flow, props } = node;
  const isRunning = useIsFlowRunning(flow);
  const [isLoaded, setLoaded] = useState(
    () => styles === null && messages === undefined && host.find(type) !== undefined,
  );
  useEffect(() => {
    if (!isRunning || isLoaded) return;
    const parts = [loadBlockCode(type), loadMessages(messages), ...(styles === null ? [] : [loadStyleSheet(styles)])];
    void Promise.all(parts).then((loaded) => setLoaded(loaded.every(Boolean)));
  }, [isRunning, isLoaded, type, styles, messages]);
  if (!isRunning || !isLoaded) return null;
  return <InteractiveBlock node={{ kind: 'block', id, type, props, data: undefined, slots: {} }} host={host} />;
}

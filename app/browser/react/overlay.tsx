import { type ReactNode, useEffect, useState } from 'react';
import { useIsFlowRunning } from '#engine/flows/use-flow.tsx';
import type { OverlayNode } from '#engine/page/page-node.ts';
import { InteractiveBlock, type PageTreeHost } from '#engine/render/page-tree.tsx';
import { loadBlockCode } from './load-blocks.ts';
import { loadStyleSheet } from './load-styles.ts';

interface OverlayProps {
  readonly node: OverlayNode;
  readonly host: PageTreeHost;
  /** CSS file that it is drawn with; null where the page has that already. */
  readonly styles: string | null;
}

/** A block that lies over the page, from when its flow runs; its code and styles are loaded then. */
export function OverlayBlock({ node, host, styles }: OverlayProps): ReactNode {
  const { id, type, flow, props } = node;
  const isRunning = useIsFlowRunning(flow);
  const [isLoaded, setLoaded] = useState(() => styles === null && host.find(type) !== undefined);
  useEffect(() => {
    if (!isRunning || isLoaded) return;
    const parts = [loadBlockCode(type), ...(styles === null ? [] : [loadStyleSheet(styles)])];
    void Promise.all(parts).then((loaded) => setLoaded(loaded.every(Boolean)));
  }, [isRunning, isLoaded, type, styles]);
  if (!isRunning || !isLoaded) return null;
  return <InteractiveBlock node={{ kind: 'block', id, type, props, data: undefined, slots: {} }} host={host} />;
}

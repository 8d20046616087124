import { type ReactNode, useEffect, useState } from 'react';
import { useRunning } from '#engine/flows/use-flow.tsx';
import type { OverlayNode } from '#engine/page/page-node.ts';
import { BlockPlace, type TreeHost } from '#engine/render/page-tree.tsx';
import { loadBlock } from './blocks.ts';

interface OverlayProps {
  readonly node: OverlayNode;
  readonly host: TreeHost;
}

/** A block that lies over the page, from when its flow runs; its code is loaded then. */
export function Overlay({ node, host }: OverlayProps): ReactNode {
  const { id, type, flow, props } = node;
  const isRunning = useRunning(flow);
  const [isLoaded, setLoaded] = useState(() => host.find(type) !== undefined);
  useEffect(() => {
    if (isRunning && !isLoaded) void loadBlock(type).then(setLoaded);
  }, [isRunning, isLoaded, type]);
  if (!isRunning || !isLoaded) return null;
  return <BlockPlace node={{ kind: 'block', id, type, props, data: undefined, slots: {} }} host={host} />;
}

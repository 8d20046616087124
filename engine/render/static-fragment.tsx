import { type ComponentProps, createElement, type ReactNode, useContext } from 'react';
import { BlockContext } from './block-context.tsx';

type StillProps<Tag extends StillTag> = Omit<ComponentProps<Tag>, 'children' | 'dangerouslySetInnerHTML'> & {
  readonly as: Tag;
  /** Unique on the page: it begins with the id of the block. */
  readonly name: string;
  readonly children: ReactNode;
};

type StillTag = 'div' | 'nav' | 'dialog';

/**
 * An element of a block with data whose inside follows from the block's props alone: neither its data nor what is in its
 * slots may show there. The server renders it once for each version of its documents, and puts its HTML beside what the
 * data changes.
 */
export function StaticFragment<Tag extends StillTag>({
  as,
  name,
  children,
  ...attributes
}: StillProps<Tag>): ReactNode {
  const still = useContext(BlockContext)?.still;
  if (!still) return createElement(as, attributes, children);
  return createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html: still(name, children) } });
}

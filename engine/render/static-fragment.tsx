import { type ComponentProps, createElement, type ReactNode, useContext } from 'react';
import { BlockContext } from './block-context.tsx';

type StillProps<Tag extends StillTag> = Omit<ComponentProps<Tag>, 'children' | 'dangerouslySetInnerHTML'> & {
  readonly as: Tag;
  /** Unique on the page: starts with the block id. */
  readonly name: string;
  readonly children: ReactNode;
};

type StillTag = 'div' | 'nav' | 'dialog';

/** An element of a block with data that depends on props only. It is rendered once per document version. */
export function CachedStaticFragment<Tag extends StillTag>({
  as,
  name,
  children,
  ...attributes
}: StillProps<Tag>): ReactNode {
  const still = useContext(BlockContext)?.still;
  if (!still) return createElement(as, attributes, children);
  return createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html: still(name, children) } });
}

import { type ComponentProps, createElement, Fragment, type ReactNode, useContext } from 'react';
import { BlockContext } from './block-context.tsx';

type OwnAttributes<Tag extends FragmentTag> = Omit<ComponentProps<Tag>, 'children' | 'dangerouslySetInnerHTML'>;

type FragmentTag = 'div' | 'nav' | 'dialog' | 'ul';

type CachedFragmentProps<Tag extends FragmentTag> = OwnAttributes<Tag> & {
  readonly as: Tag;
  /** Unique on the page: starts with the block id. */
  readonly name: string;
  /** All data that the children depend on, serialisable as JSON; left out where they depend on props only. */
  readonly value?: object;
  readonly children: ReactNode;
};

/** An element of a block with data. Its children are rendered once per document version, and again when `value` changes. */
export function CachedFragment<Tag extends FragmentTag>({
  as,
  name,
  value,
  children,
  ...attributes
}: CachedFragmentProps<Tag>): ReactNode {
  const render = useContext(BlockContext)?.renderFragment;
  if (!render) return createElement(as, attributes, children);
  return createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html: render(name, () => children, value) } });
}

type CachedFragmentListProps<Tag extends FragmentTag, Item extends ListItem> = OwnAttributes<Tag> & {
  readonly as: Tag;
  /** Unique on the page: starts with the block id. */
  readonly name: string;
  /** All data that an item's HTML depends on, serialisable as JSON. */
  readonly items: readonly Item[];
  /** Uses nothing but the item and the block's props. */
  readonly renderItem: (item: Item) => ReactNode;
};

interface ListItem {
  /** Unique in the list. */
  readonly key: string;
}

/** A list in a block with data. An item is rendered again only when its own data changed. */
export function CachedFragmentList<Tag extends FragmentTag, Item extends ListItem>({
  as,
  name,
  items,
  renderItem,
  ...attributes
}: CachedFragmentListProps<Tag, Item>): ReactNode {
  const render = useContext(BlockContext)?.renderFragment;
  if (!render) {
    const children = items.map((item) => <Fragment key={item.key}>{renderItem(item)}</Fragment>);
    return createElement(as, attributes, children);
  }
  const html = items.map((item) => render(name, () => renderItem(item), item)).join('');
  return createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html: html } });
}

import type { ResolvedNavigationItem } from '#engine/render/block.ts';
import { Anchor } from '../_ui/anchor.tsx';
import { Icon } from '../_ui/icon.tsx';

const WORDS = { more: 'More about' };

interface MenuItemProps {
  readonly item: ResolvedNavigationItem;
  readonly blockId: string;
}

/** An item of the bar: its link, and a button that opens its children where it has some. */
export function MenuItem({ item, blockId }: MenuItemProps) {
  const { id, label, link, children } = item;
  if (children.length === 0) return <li>{link ? <Anchor link={link}>{label}</Anchor> : <span>{label}</span>}</li>;
  const popoverId = `${blockId}-${id}`;
  return (
    <li className="site-header__group">
      {link ? <Anchor link={link}>{label}</Anchor> : null}
      <button type="button" popoverTarget={popoverId} aria-label={link ? `${WORDS.more} ${label}` : undefined}>
        {link ? null : label}
        <Icon name="chevron" />
      </button>
      <div id={popoverId} className="site-header__popover ground-surface card" popover="auto">
        <MenuList items={children} />
      </div>
    </li>
  );
}

/** Items below one another, each with its children. */
export function MenuList({ items }: { readonly items: readonly ResolvedNavigationItem[] }) {
  return (
    <ul className="site-header__list">
      {items.map(({ id, label, link, children }) => (
        <li key={id}>
          {link ? <Anchor link={link}>{label}</Anchor> : <span className="muted">{label}</span>}
          {children.length > 0 ? <MenuList items={children} /> : null}
        </li>
      ))}
    </ul>
  );
}

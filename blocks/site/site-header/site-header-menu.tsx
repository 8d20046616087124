import { useMessages } from '#engine/messages/use-messages.ts';
import type { ResolvedNavigationItem } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { Anchor } from '../../_ui/anchor.tsx';
import { dialogButtonProps } from '../../_ui/dialog-button-props.ts';
import { Icon, isIconName } from '../../_ui/icon.tsx';
import type { SiteHeaderPrize } from './site-header.data.ts';
import { siteHeaderMessages } from './site-header.messages.gen.ts';

interface ItemProps {
  readonly item: ResolvedNavigationItem;
  readonly blockId: string;
}

/** Id of one of the header's drawers: `menu`, `account`, or the id of an item that has one. */
export function getHeaderDrawerId(blockId: string, name: string): string {
  return `${blockId}-${name}-drawer`;
}

/** Whether an item opens the drawer of its type (specification: Navigation bar, items without a route type). */
function opensDrawer({ type, routeType, children }: ResolvedNavigationItem): boolean {
  return type !== null && routeType === 'none' && children.length > 0;
}

/** The items that have a drawer of their own. */
export function findItemsWithHeaderDrawer(items: readonly ResolvedNavigationItem[]): readonly ResolvedNavigationItem[] {
  return items.filter(opensDrawer);
}

/** An item of the bar: its link, the button of its drawer, or a button that opens its children in place. */
export function SiteHeaderMenuItem({ item, blockId }: ItemProps) {
  const messages = useMessages(siteHeaderMessages);
  const { id, link, children } = item;
  if (opensDrawer(item))
    return (
      <li>
        <DrawerButton item={item} blockId={blockId} />
      </li>
    );
  if (children.length === 0) return <li>{link ? <ItemLink item={item} /> : <span>{label(item)}</span>}</li>;
  const popoverId = `${blockId}-${id}`;
  return (
    <li className="site-header__group">
      {link ? <ItemLink item={item} /> : null}
      <button
        type="button"
        popoverTarget={popoverId}
        aria-label={link ? messages.moreAbout({ label: item.label }) : undefined}
      >
        {link ? null : label(item)}
        <Icon name="chevron" />
      </button>
      <div id={popoverId} className="site-header__popover ground-surface card" popover="auto">
        <SiteHeaderMenuList items={children} blockId={blockId} />
      </div>
    </li>
  );
}

interface MenuListProps {
  readonly items: readonly ResolvedNavigationItem[];
  readonly blockId: string;
  /** What is to be won at a page, by its path. */
  readonly prizeAt?: ReadonlyMap<string, SiteHeaderPrize> | undefined;
}

/** Items below one another, each with its children, or the button of its drawer. */
export function SiteHeaderMenuList({ items, blockId, prizeAt }: MenuListProps) {
  return (
    <ul className="site-header__list">
      {items.map((item) => (
        <li key={item.id}>
          {opensDrawer(item) ? (
            <DrawerButton item={item} blockId={blockId} />
          ) : (
            <>
              {item.link ? (
                <ItemLink item={item} prize={prizeAt?.get(item.link.href)} />
              ) : (
                <span className="muted">{label(item)}</span>
              )}
              {item.children.length > 0 ? <SiteHeaderMenuList items={item.children} {...{ blockId, prizeAt }} /> : null}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What must be in the cart for an item to lead to a page at once, and which page that is. */
const WITH_CART: Readonly<Record<string, { readonly requiredKind: string; readonly route: string }>> = {
  lotto: { requiredKind: 'lottery', route: 'lotto-tickets' },
  social_play: { requiredKind: 'syndicate', route: 'syndicates' },
};

/**
 * Opens the drawer of an item. With a ticket of its kind in the cart there is nothing left to choose, and it is a link
 * to the item's own page, or to the page of its type; a script of the page knows the cart.
 */
function DrawerButton({ item, blockId }: ItemProps) {
  const href = useRouteHrefBuilder();
  const shortcut = item.type === null ? undefined : WITH_CART[item.type];
  return (
    <>
      <button
        type="button"
        className="site-header__opener"
        aria-haspopup="dialog"
        data-cart-without={shortcut?.requiredKind}
        {...dialogButtonProps('show-modal', getHeaderDrawerId(blockId, item.id))}
      >
        {label(item)}
        {item.type === 'subvariant' ? <span className="site-header__region" data-visitor="region" hidden /> : null}
        <Icon name="chevron" />
      </button>
      {shortcut ? (
        <a href={item.link?.href ?? href(shortcut.route)} data-cart-with={shortcut.requiredKind} hidden>
          {label(item)}
        </a>
      ) : null}
    </>
  );
}

interface ItemLinkProps {
  readonly item: ResolvedNavigationItem;
  readonly prize?: SiteHeaderPrize | undefined;
}

function ItemLink({ item, prize }: ItemLinkProps) {
  const { link } = item;
  if (!link) return null;
  return (
    <Anchor link={link}>
      {label(item)}
      {link.external ? <Icon name="out" /> : null}
      {prize ? (
        <span data-advertises className="site-header__prize">
          {' '}
          <strong className="figure">{prize.prize}</strong> <small>{prize.draw}</small>
        </span>
      ) : null}
    </Anchor>
  );
}

function label({ icon, label }: ResolvedNavigationItem) {
  return (
    <>
      {icon !== null && isIconName(icon) ? <Icon name={icon} /> : null}
      {label}
    </>
  );
}

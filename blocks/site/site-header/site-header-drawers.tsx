import type { ReactNode } from 'react';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { ResolvedNavigationItem } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { CachedFragment } from '#engine/render/cached-fragment.tsx';
import { dialogButtonProps } from '../../_ui/dialog-button-props.ts';
import { Icon } from '../../_ui/icon.tsx';
import type { SiteHeaderPrize } from './site-header.data.ts';
import { siteHeaderMessages } from './site-header.messages.gen.ts';
import { getHeaderDrawerId, SiteHeaderMenuList } from './site-header-menu.tsx';

interface DrawerProps {
  readonly drawerId: string;
  readonly label: string;
  /** Name of the button that closes it. */
  readonly closeLabel: string;
  readonly side?: 'start' | 'end';
  /** All data that the children depend on; left out where they depend on the block's props only. */
  readonly value?: object;
  readonly children: ReactNode;
}

/**
 * A drawer that works without a script: a modal dialog keeps the focus inside while it is open, and returns it to the
 * button that opened it.
 */
function Drawer({ drawerId, label, closeLabel, side = 'start', value, children }: DrawerProps) {
  return (
    <CachedFragment
      as="dialog"
      name={drawerId}
      id={drawerId}
      className={`site-header__drawer site-header__drawer--${side} ground-surface`}
      aria-labelledby={`${drawerId}-label`}
      closedby="any"
      {...(value && { value })}
    >
      <DrawerHead drawerId={drawerId} label={label} closeLabel={closeLabel} />
      {children}
    </CachedFragment>
  );
}

function DrawerHead({ drawerId, label, closeLabel }: Pick<DrawerProps, 'drawerId' | 'label' | 'closeLabel'>) {
  return (
    <CachedFragment as="div" name={`${drawerId}-head`} className="site-header__drawer-head">
      <h2 id={`${drawerId}-label`} className="site-header__drawer-label">
        {label}
      </h2>
      <button
        type="button"
        className="site-header__close button button--quiet"
        aria-label={closeLabel}
        {...dialogButtonProps('close', drawerId)}
      >
        <Icon name="close" />
      </button>
    </CachedFragment>
  );
}

interface ItemsProps {
  readonly blockId: string;
  readonly items: readonly ResolvedNavigationItem[];
}

/** All items of the bar as a vertical list. */
export function SiteHeaderMenuDrawer({ blockId, items }: ItemsProps) {
  const messages = useMessages(siteHeaderMessages);
  return (
    <Drawer drawerId={getHeaderDrawerId(blockId, 'menu')} label={messages.menu()} closeLabel={messages.closeMenu()}>
      <nav aria-label={messages.menu()}>
        <SiteHeaderMenuList items={items} blockId={blockId} />
      </nav>
    </Drawer>
  );
}

interface TypedDrawerProps {
  readonly blockId: string;
  readonly item: ResolvedNavigationItem;
  /** Prizes by the path of their page. */
  readonly prizeAt: ReadonlyMap<string, SiteHeaderPrize>;
}

/** Children of an item with a type; products on sale with their next prize. */
export function SiteHeaderItemDrawer({ blockId, item, prizeAt }: TypedDrawerProps) {
  const messages = useMessages(siteHeaderMessages);
  const { id, label, type, children } = item;
  return (
    <Drawer
      drawerId={getHeaderDrawerId(blockId, id)}
      label={label}
      closeLabel={messages.closeNamed({ label })}
      value={listPrizesAtLinks(children, prizeAt)}
    >
      {type === 'subvariant' ? (
        <RegionChoice items={children} />
      ) : (
        <nav aria-label={label}>
          <SiteHeaderMenuList items={children} blockId={blockId} prizeAt={prizeAt} />
        </nav>
      )}
    </Drawer>
  );
}

/** Prizes that are shown beside items and their children. */
function listPrizesAtLinks(
  items: readonly ResolvedNavigationItem[],
  prizeAt: ReadonlyMap<string, SiteHeaderPrize>,
): readonly (SiteHeaderPrize | null)[] {
  return items.flatMap(({ link, children }) => [
    (link && prizeAt.get(link.href)) ?? null,
    ...listPrizesAtLinks(children, prizeAt),
  ]);
}

/**
 * The regions to choose from: an item is a sub-variant, by its id. The choice reloads the page, so that no price of
 * another region remains.
 */
function RegionChoice({ items }: { readonly items: readonly ResolvedNavigationItem[] }) {
  const messages = useMessages(siteHeaderMessages);
  return (
    <form method="get" className="site-header__regions">
      <p className="small muted">{messages.region()}</p>
      <ul className="site-header__list">
        {items.map(({ id, label }) => (
          <li key={id}>
            <button type="submit" name="sv" value={id.toUpperCase()}>
              {label}
              <Icon name="check" />
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}

interface AccountDrawerProps {
  readonly blockId: string;
  readonly groups: readonly ResolvedNavigationItem[];
}

/** Links into the account. A group without a link that is open to the customer is left out. */
export function SiteHeaderAccountDrawer({ blockId, groups }: AccountDrawerProps) {
  const messages = useMessages(siteHeaderMessages);
  const href = useRouteHrefBuilder();
  return (
    <Drawer
      drawerId={getHeaderDrawerId(blockId, 'account')}
      label={messages.account()}
      closeLabel={messages.closeAccount()}
      side="end"
    >
      <p className="site-header__balance" data-visitor-has="funds" hidden>
        <span>{messages.funds()}</span> <strong className="figure" data-visitor="funds" />
      </p>
      <nav aria-label={messages.account()}>
        <ul className="site-header__list">
          <li>
            <a href={href('my-account')}>{messages.overview()}</a>
          </li>
        </ul>
        {groups
          .filter(({ link, children }) => link !== null || children.length > 0)
          .map((group) => (
            <section key={group.id} aria-label={group.label}>
              <h3 className="site-header__group-label">{group.label}</h3>
              <SiteHeaderMenuList
                items={group.link ? [{ ...group, children: [] }, ...group.children] : group.children}
                blockId={blockId}
              />
            </section>
          ))}
      </nav>
    </Drawer>
  );
}

import type { BlockProps, ResolvedNavigationItem } from '#engine/render/block.ts';
import { useHref, useSite } from '#engine/render/block-context.tsx';
import { Anchor } from '../_ui/anchor.tsx';
import { command } from '../_ui/command.ts';
import { Icon } from '../_ui/icon.tsx';
import type { SiteHeaderProps } from './site-header.gen.ts';
import { MenuItem, MenuList } from './site-header-menu.tsx';

const WORDS = {
  menu: 'Menu',
  close: 'Close menu',
  main: 'Main',
  more: 'More',
  home: 'home',
  account: 'Account',
  login: 'Login',
  cart: 'Cart',
};

export function SiteHeader({ id, props }: BlockProps<SiteHeaderProps>) {
  const { navigation, secondary = [], action, notice, arrangement, cartLabel = WORDS.cart } = props;
  const drawerId = `${id}-drawer`;
  return (
    <header className={`site-header site-header--${arrangement} ground-header`}>
      {notice ? <p className="site-header__notice ground-accent">{notice}</p> : null}
      <div className="site-header__bar wrap wrap--wide">
        <button type="button" className="site-header__toggle button button--quiet" {...command('show-modal', drawerId)}>
          <Icon name="menu" />
          <span className="site-header__label">{WORDS.menu}</span>
        </button>
        <Logo />
        <nav className="site-header__main" aria-label={WORDS.main}>
          <ul className="site-header__items">
            {navigation.map((item) => (
              <MenuItem key={item.id} item={item} blockId={id} />
            ))}
          </ul>
        </nav>
        {secondary.length > 0 ? (
          <nav className="site-header__secondary" aria-label={WORDS.more}>
            <ul className="site-header__items">
              {secondary.map((item) => (
                <MenuItem key={item.id} item={item} blockId={id} />
              ))}
            </ul>
          </nav>
        ) : null}
        <div className="site-header__tools">
          {action ? (
            <Anchor className="site-header__action button" link={action.link}>
              {action.label}
            </Anchor>
          ) : null}
          <AccountLinks />
          <CartLink label={cartLabel} />
        </div>
      </div>
      <Drawer drawerId={drawerId} items={[...navigation, ...secondary]} />
    </header>
  );
}

function Logo() {
  const { logo, name } = useSite();
  const href = useHref();
  return (
    <a className="site-header__logo" href={href('home')}>
      {logo ? (
        <picture>
          <img src={logo.src} width={logo.width} height={logo.height} alt={`${logo.alt || name}, ${WORDS.home}`} />
        </picture>
      ) : (
        <span className="display">{name}</span>
      )}
    </a>
  );
}

/** A script of the page fills the label where somebody is signed in; the styles then show it instead of Login. */
function AccountLinks() {
  const href = useHref();
  return (
    <>
      <a className="site-header__account button button--quiet" href={href('my-account')} aria-label={WORDS.account}>
        <Icon name="account" />
        <span className="site-header__label" data-visitor="account" />
        <span className="site-header__funds figure" data-visitor="funds" hidden />
      </a>
      <a className="site-header__login button button--quiet" href={href('login')}>
        {WORDS.login}
      </a>
    </>
  );
}

function CartLink({ label }: { readonly label: string }) {
  const href = useHref();
  return (
    <a className="site-header__cart button button--quiet" href={href('cart')}>
      <Icon name="cart" />
      <span className="site-header__label">{label}</span>
      <span className="site-header__count badge figure" data-visitor="cart-count" hidden />
    </a>
  );
}

interface DrawerProps {
  readonly drawerId: string;
  readonly items: readonly ResolvedNavigationItem[];
}

function Drawer({ drawerId, items }: DrawerProps) {
  return (
    <dialog id={drawerId} className="site-header__drawer ground-surface" aria-label={WORDS.menu}>
      <button
        type="button"
        className="site-header__close button button--quiet"
        aria-label={WORDS.close}
        {...command('close', drawerId)}
      >
        <Icon name="close" />
      </button>
      <nav aria-label={WORDS.menu}>
        <MenuList items={items} />
      </nav>
    </dialog>
  );
}

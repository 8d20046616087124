import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder, useSite } from '#engine/render/block-context.tsx';
import { CachedFragment } from '#engine/render/cached-fragment.tsx';
import { Anchor } from '../../_ui/anchor.tsx';
import { dialogButtonProps } from '../../_ui/dialog-button-props.ts';
import { Icon } from '../../_ui/icon.tsx';
import type { SiteHeaderBlockData } from './site-header.data.ts';
import type { SiteHeaderProps } from './site-header.gen.ts';
import { siteHeaderMessages } from './site-header.messages.gen.ts';
import { SiteHeaderAccountDrawer, SiteHeaderItemDrawer, SiteHeaderMenuDrawer } from './site-header-drawers.tsx';
import { findItemsWithHeaderDrawer, getHeaderDrawerId, SiteHeaderMenuItem } from './site-header-menu.tsx';

/**
 * The navigation bar with its drawers (specification: Screens, "Navigation bar"). It is the same for all visitors; a page
 * script fills in the visitor's data.
 */
export function SiteHeader({ id, props, data }: BlockProps<SiteHeaderProps, SiteHeaderBlockData>) {
  const messages = useMessages(siteHeaderMessages);
  const { navigation, secondary = [], account, action, notice, arrangement, cartLabel = messages.cart() } = props;
  const href = useRouteHrefBuilder();
  const items = [...navigation, ...secondary];
  const prizeAt = new Map(data.prizes.map((prize) => [href('offer.play', { productOfferKey: prize.url }), prize]));
  return (
    <header className={`site-header site-header--${arrangement} ground-header`}>
      {notice ? <p className="site-header__notice ground-accent">{notice}</p> : null}
      <CachedFragment as="div" name={`${id}-bar`} className="site-header__bar wrap wrap--wide">
        <button
          type="button"
          className="site-header__toggle button button--quiet"
          {...dialogButtonProps('show-modal', getHeaderDrawerId(id, 'menu'))}
        >
          <Icon name="menu" />
          <span className="site-header__label">{messages.menu()}</span>
        </button>
        <Logo />
        <nav className="site-header__main" aria-label={messages.main()}>
          <ul className="site-header__items">
            {navigation.map((item) => (
              <SiteHeaderMenuItem key={item.id} item={item} blockId={id} />
            ))}
          </ul>
        </nav>
        {secondary.length > 0 ? (
          <nav className="site-header__secondary" aria-label={messages.more()}>
            <ul className="site-header__items">
              {secondary.map((item) => (
                <SiteHeaderMenuItem key={item.id} item={item} blockId={id} />
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
          <Notifications label={props.notifications ?? messages.notifications()} />
          <AccountLinks drawerId={account ? getHeaderDrawerId(id, 'account') : null} />
          <CartLink label={cartLabel} />
        </div>
      </CachedFragment>
      <SiteHeaderMenuDrawer blockId={id} items={items} />
      {findItemsWithHeaderDrawer(items).map((item) => (
        <SiteHeaderItemDrawer key={item.id} blockId={id} item={item} prizeAt={prizeAt} />
      ))}
      {account ? <SiteHeaderAccountDrawer blockId={id} groups={account} /> : null}
    </header>
  );
}

function Logo() {
  const messages = useMessages(siteHeaderMessages);
  const { logo, name } = useSite();
  const href = useRouteHrefBuilder();
  return (
    <a className="site-header__logo" href={href('home')}>
      {logo ? (
        <picture>
          <img src={logo.src} width={logo.width} height={logo.height} alt={messages.home({ name: logo.alt || name })} />
        </picture>
      ) : (
        <span className="display">{name}</span>
      )}
    </a>
  );
}

/** Shown if the visitor has a notification feed; its flow is loaded when it is opened. */
function Notifications({ label }: { readonly label: string }) {
  return (
    <button
      type="button"
      className="site-header__bell button button--quiet"
      aria-haspopup="dialog"
      data-flow="notifications"
      data-visitor-has="notifications"
      hidden
    >
      <Icon name="bell" />
      <span className="visually-hidden">{label}</span>
      <span className="site-header__count badge figure" data-visitor="unviewed" hidden />
    </button>
  );
}

/** A page script shows the account link to a signed-in customer; the styles then hide Login. */
function AccountLinks({ drawerId }: { readonly drawerId: string | null }) {
  const messages = useMessages(siteHeaderMessages);
  const href = useRouteHrefBuilder();
  const content = (
    <>
      <Icon name="account" />
      <span className="site-header__label">{messages.account()}</span>
      <span className="site-header__funds figure" data-visitor="funds" hidden />
    </>
  );
  return (
    <>
      {drawerId === null ? (
        <a
          className="site-header__account button button--quiet"
          href={href('my-account')}
          data-visitor-has="account"
          hidden
        >
          {content}
        </a>
      ) : (
        <button
          type="button"
          className="site-header__account button button--quiet"
          aria-haspopup="dialog"
          data-visitor-has="account"
          hidden
          {...dialogButtonProps('show-modal', drawerId)}
        >
          {content}
        </button>
      )}
      <a className="site-header__login button button--quiet" href={href('login')}>
        {messages.login()}
      </a>
    </>
  );
}

function CartLink({ label }: { readonly label: string }) {
  const href = useRouteHrefBuilder();
  return (
    <a className="site-header__cart button button--quiet" href={href('cart')}>
      <Icon name="cart" />
      <span className="site-header__label">{label}</span>
      <span className="site-header__count badge figure" data-visitor="cart-count" hidden />
    </a>
  );
}

import type { ReactNode } from 'react';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps, ResolvedNavigationItem } from '#engine/render/block.ts';
import { useRouteHrefBuilder, useSite } from '#engine/render/block-context.tsx';
import { CachedFragment } from '#engine/render/cached-fragment.tsx';
import { Anchor } from '../../_ui/anchor.tsx';
import { PaymentLogos } from '../../_ui/checkout/payment-logos.tsx';
import { Prose } from '../../_ui/prose.tsx';
import { isSocialNetwork, SocialIcon } from '../_shared/social-icon.tsx';
import type { SiteFooterBlockData } from './site-footer.data.ts';
import type { SiteFooterProps } from './site-footer.gen.ts';
import { siteFooterMessages } from './site-footer.messages.gen.ts';

/** The end of every page, full, slim or condensed (specification: Screens, "Footers"). */
export function SiteFooter({ id, props, data, slots }: BlockProps<SiteFooterProps, SiteFooterBlockData, 'extras'>) {
  const messages = useMessages(siteFooterMessages);
  const site = useSite();
  const { groups, social = [], payments = [], duties, legal, arrangement } = props;
  return (
    <footer className={`site-footer site-footer--${arrangement} ground-footer`}>
      <div className="site-footer__inner wrap wrap--wide">
        {arrangement === 'condensed' ? null : <Extras>{slots.extras}</Extras>}
        {arrangement === 'condensed' ? null : (
          <div className="site-footer__groups">
            <p className="site-footer__name display">{site.name}</p>
            {groups.map(({ heading, navigation }, index) => (
              <CachedFragment as="nav" key={`${index} ${heading}`} name={`${id}-group-${index}`} aria-label={heading}>
                <h2>{heading}</h2>
                <Links items={navigation} />
              </CachedFragment>
            ))}
            {data.lotteries.length > 0 ? <Lotteries lotteries={data.lotteries} /> : null}
          </div>
        )}
        {social.length > 0 ? <Social id={id} items={social} /> : null}
        <PaymentLogos logos={payments} label={messages.payments()} />
        <Prose className="site-footer__duties" text={duties} />
        <Prose className="site-footer__legal small" text={legal} />
      </div>
    </footer>
  );
}

function Extras({ children }: { readonly children: ReactNode }) {
  return children ? <div className="site-footer__extras">{children}</div> : null;
}

function Links({ items }: { readonly items: readonly ResolvedNavigationItem[] }) {
  return (
    <ul className="site-footer__links">
      {items.map(({ id, label, link }) => (
        <li key={id}>{link ? <Anchor link={link}>{label}</Anchor> : label}</li>
      ))}
    </ul>
  );
}

/** A network that there is a drawing for, by the item's icon or id, shows it. */
function Social({ id, items }: { readonly id: string; readonly items: readonly ResolvedNavigationItem[] }) {
  const messages = useMessages(siteFooterMessages);
  return (
    <CachedFragment as="nav" name={`${id}-social`} className="site-footer__social" aria-label={messages.social()}>
      <ul className="site-footer__links">
        {items.map(({ id, label, link, icon }) => {
          const network = icon ?? id;
          return link ? (
            <li key={id}>
              <Anchor link={link} className="site-footer__network">
                {isSocialNetwork(network) ? <SocialIcon network={network} /> : null}
                <span>{label}</span>
              </Anchor>
            </li>
          ) : null;
        })}
      </ul>
    </CachedFragment>
  );
}

function Lotteries({ lotteries }: SiteFooterBlockData) {
  const messages = useMessages(siteFooterMessages);
  const href = useRouteHrefBuilder();
  return (
    <nav className="site-footer__lotteries" aria-label={messages.lotteries()}>
      <h2>{messages.lotteries()}</h2>
      <ul className="site-footer__links">
        {lotteries.map(({ name, url }) => (
          <li key={url}>
            <a data-advertises href={href('offer.play', { productOfferKey: url })}>
              {messages.play({ name })}
            </a>{' '}
            <a href={href('offer.results', { productOfferKey: url })}>{messages.results({ name })}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

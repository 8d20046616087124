import type { BlockProps, ResolvedNavigationItem } from '#engine/render/block.ts';
import { useHref, useSite } from '#engine/render/block-context.tsx';
import { Anchor } from '../_ui/anchor.tsx';
import { Prose } from '../_ui/prose.tsx';
import type { SiteFooterData } from './site-footer.data.ts';
import type { SiteFooterProps } from './site-footer.gen.ts';

const WORDS = {
  lotteries: 'Lotteries',
  play: (name: string) => `Play ${name}`,
  results: (name: string) => `${name} Results`,
  social: 'Follow us',
  payments: 'Ways to pay',
};

const PAYMENTS: Record<NonNullable<SiteFooterProps['payments']>[number], string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'Amex',
  paypal: 'PayPal',
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
};

export function SiteFooter({ props, data }: BlockProps<SiteFooterProps, SiteFooterData>) {
  const site = useSite();
  const { groups, social = [], payments = [], duties, legal, arrangement } = props;
  return (
    <footer className={`site-footer site-footer--${arrangement} ground-footer`}>
      <div className="site-footer__inner wrap wrap--wide">
        {arrangement === 'condensed' ? null : (
          <div className="site-footer__groups">
            <p className="site-footer__name display">{site.name}</p>
            {groups.map(({ heading, navigation }, index) => (
              <nav key={`${index} ${heading}`} aria-label={heading}>
                <h2>{heading}</h2>
                <Links items={navigation} />
              </nav>
            ))}
            {data.lotteries.length > 0 ? <Lotteries lotteries={data.lotteries} /> : null}
          </div>
        )}
        {social.length > 0 ? (
          <nav className="site-footer__social" aria-label={WORDS.social}>
            <Links items={social} />
          </nav>
        ) : null}
        {payments.length > 0 ? (
          <ul className="site-footer__payments" aria-label={WORDS.payments}>
            {payments.map((payment) => (
              <li key={payment}>{PAYMENTS[payment]}</li>
            ))}
          </ul>
        ) : null}
        <Prose className="site-footer__duties" text={duties} />
        <Prose className="site-footer__legal small" text={legal} />
      </div>
    </footer>
  );
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

function Lotteries({ lotteries }: SiteFooterData) {
  const href = useHref();
  return (
    <nav className="site-footer__lotteries" aria-label={WORDS.lotteries}>
      <h2>{WORDS.lotteries}</h2>
      <ul className="site-footer__links">
        {lotteries.map(({ name, url }) => (
          <li key={url}>
            <a href={href('offer.play', { productOfferKey: url })}>{WORDS.play(name)}</a>{' '}
            <a href={href('offer.results', { productOfferKey: url })}>{WORDS.results(name)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

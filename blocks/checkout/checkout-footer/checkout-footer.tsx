import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { Anchor } from '../../_ui/anchor.tsx';
import { PaymentLogos } from '../../_ui/checkout/payment-logos.tsx';
import { Prose } from '../../_ui/prose.tsx';
import type { CheckoutFooterBlockData } from './checkout-footer.data.ts';
import type { CheckoutFooterProps } from './checkout-footer.gen.ts';
import { checkoutFooterMessages } from './checkout-footer.messages.gen.ts';

/** The footer of who buys; without items only the duties are left of it (specification: Screens, "Checkout footer"). */
export function CheckoutFooter({ props, data }: BlockProps<CheckoutFooterProps, CheckoutFooterBlockData>) {
  const messages = useMessages(checkoutFooterMessages);
  const { text, payments = [], links = [], duties, legal } = props;
  return (
    <footer className={`checkout-footer ground-footer${data.hasItems ? ' checkout-footer--items' : ''}`}>
      <div className="checkout-footer__inner wrap wrap--wide">
        {data.hasItems ? (
          <>
            <Prose className="checkout-footer__text" text={text} />
            <PaymentLogos logos={payments} label={messages.payments()} />
            {links.length > 0 ? (
              <nav aria-label={messages.help()}>
                <ul className="checkout-footer__links">
                  {links.map(({ label, link }) => (
                    <li key={link.href}>
                      <Anchor link={link}>{label}</Anchor>
                    </li>
                  ))}
                </ul>
              </nav>
            ) : null}
          </>
        ) : null}
        <Prose text={duties} />
        <Prose className="small" text={legal} />
      </div>
    </footer>
  );
}

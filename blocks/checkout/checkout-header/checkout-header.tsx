import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder, useSite } from '#engine/render/block-context.tsx';
import { Anchor } from '../../_ui/anchor.tsx';
import { Icon } from '../../_ui/icon.tsx';
import type { CheckoutHeaderBlockData } from './checkout-header.data.ts';
import type { CheckoutHeaderProps } from './checkout-header.gen.ts';
import { checkoutHeaderMessages } from './checkout-header.messages.gen.ts';

/** A header with one way out: who pays is not led astray. */
export function CheckoutHeader({ data: { back, note } }: BlockProps<CheckoutHeaderProps, CheckoutHeaderBlockData>) {
  const messages = useMessages(checkoutHeaderMessages);
  const { logo, name } = useSite();
  const href = useRouteHrefBuilder();
  return (
    <header className="checkout-header ground-header">
      <div className="checkout-header__bar wrap wrap--wide">
        <a className="checkout-header__logo" href={href('home')}>
          {logo ? (
            <picture>
              <img
                src={logo.src}
                width={logo.width}
                height={logo.height}
                alt={messages.home({ name: logo.alt || name })}
              />
            </picture>
          ) : (
            <span className="display">{name}</span>
          )}
        </a>
        <p className="checkout-header__secure">
          <Icon name="check" /> {note ?? messages.secure()}
        </p>
        <Anchor className="checkout-header__back" link={back.link}>
          {back.label}
        </Anchor>
      </div>
    </header>
  );
}

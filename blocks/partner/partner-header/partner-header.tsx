import { useEffect } from 'react';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder, useSite } from '#engine/render/block-context.tsx';
import { partnerCartPricingFlow } from '#machines/partner/partner-cart-pricing/partner-cart-pricing.flow.ts';
import { partnerCartPricingView } from '#machines/partner/partner-cart-pricing/partner-cart-pricing.view.ts';
import { Icon } from '../../_ui/icon.tsx';
import type { PartnerHeaderBlockData } from './partner-header.data.ts';
import type { PartnerHeaderProps } from './partner-header.gen.ts';
import { partnerHeaderMessages } from './partner-header.messages.gen.ts';

/** Flows read the partner from the data of this block: on a page without it, nothing can be bought. */
export function PartnerHeader({ props, data }: BlockProps<PartnerHeaderProps, PartnerHeaderBlockData>) {
  const messages = useMessages(partnerHeaderMessages);
  const { screen, partner } = data;
  const { logo, name } = useSite();
  const href = useRouteHrefBuilder();
  const { view, send } = useFlow(partnerCartPricingFlow, partnerCartPricingView);
  const knows = screen !== 'not-found';
  useEffect(() => {
    if (partner) send({ type: 'PARTNER.RECEIVED', partner });
    else if (knows) send({ type: 'PARTNER.FETCH' });
  }, [send, partner, knows]);
  const shown = view?.partner ?? partner;
  return (
    <header className="partner-header ground-header">
      <div className="partner-header__bar wrap wrap--wide">
        <a className="partner-header__logo" href={href('home')}>
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
        {shown ? <p className="partner-header__partner">{messages.with({ partner: shown.name })}</p> : null}
        <p className="partner-header__secure">
          <Icon name="check" /> {props.note ?? messages.secure()}
        </p>
      </div>
      <div className="partner-header__problem wrap wrap--wide" role="alert">
        {/* The checkout says it in place of the order. */}
        {view?.fetch === 'rejected' && screen !== 'checkout' ? (
          <>
            <p>{messages.unknown()}</p>
            <button type="button" className="button button--secondary" onClick={() => send({ type: 'PARTNER.FETCH' })}>
              {messages.retry()}
            </button>
          </>
        ) : null}
      </div>
    </header>
  );
}

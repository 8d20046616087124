import { useMessages } from '#engine/messages/use-messages.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { dialogButtonProps } from '../../_ui/dialog-button-props.ts';
import { offerGridMessages } from './offer-grid.messages.gen.ts';
import type { OfferBuyOptionView } from './offer-ways.ts';

interface WaysDialogProps {
  readonly id: string;
  readonly heading: string;
  readonly text: string;
  readonly ways: readonly OfferBuyOptionView[];
}

/** Where a customer chooses how to buy; it needs no script. */
export function OfferBuyOptionsDialog({ id, heading, text, ways }: WaysDialogProps) {
  const messages = useMessages(offerGridMessages);
  const href = useRouteHrefBuilder();
  return (
    <dialog id={id} className="offer-grid__ways" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      <p>{text}</p>
      <ul>
        {ways.map(({ way, name, route, params, priceFrom }) => (
          <li key={`${way} ${name}`}>
            <a href={href(route, params)}>{messages.way({ way, name: name ?? '' })}</a>
            {priceFrom === null ? null : <span className="figure">{messages.wayFrom({ price: priceFrom })}</span>}
          </li>
        ))}
      </ul>
      <p>
        <button type="button" className="button button--secondary" {...dialogButtonProps('close', id)}>
          {messages.close()}
        </button>
      </p>
    </dialog>
  );
}

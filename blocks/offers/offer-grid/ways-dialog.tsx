import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { dialogButtonProps } from '../../_ui/dialog-button-props.ts';
import type { OfferBuyOptionView } from './offer-ways.ts';

const WORDS = { from: 'from', close: 'Close' };

interface WaysDialogProps {
  readonly id: string;
  readonly heading: string;
  readonly text: string;
  readonly ways: readonly OfferBuyOptionView[];
}

/** Where a customer chooses how to buy; it needs no script. */
export function OfferBuyOptionsDialog({ id, heading, text, ways }: WaysDialogProps) {
  const href = useRouteHrefBuilder();
  return (
    <dialog id={id} className="offer-grid__ways" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      <p>{text}</p>
      <ul>
        {ways.map(({ label, route, params, priceFrom }) => (
          <li key={label}>
            <a href={href(route, params)}>{label}</a>
            {priceFrom === null ? null : (
              <span className="figure">
                {WORDS.from} {priceFrom}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p>
        <button type="button" className="button button--secondary" {...dialogButtonProps('close', id)}>
          {WORDS.close}
        </button>
      </p>
    </dialog>
  );
}

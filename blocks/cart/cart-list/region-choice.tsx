import { useId } from 'react';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { CartListBlockData } from './cart-list.data.ts';
import { cartListMessages } from './cart-list.messages.gen.ts';

/**
 * What a visitor does, who has no address here, about what is not sold in their region. The choice loads the page anew,
 * so that nothing that was priced for another region stays.
 */
export function VisitorRegionChoice({ regions }: Pick<CartListBlockData, 'regions'>) {
  const messages = useMessages(cartListMessages);
  const id = useId();
  return (
    <>
      {messages.regionAdvice()}
      <form method="get" className="cart-list__regions">
        <p className="field">
          <label htmlFor={id}>{messages.region()}</label>
          <select id={id} name="sv" required defaultValue="">
            <option value="" disabled hidden>
              {messages.regionNone()}
            </option>
            {regions.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </p>
        <button type="submit" className="button button--secondary">
          {messages.regionChange()}
        </button>
      </form>
    </>
  );
}

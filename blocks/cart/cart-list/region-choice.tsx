import { useId } from 'react';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { CartListBlockData } from './cart-list.data.ts';
import { cartListMessages } from './cart-list.messages.gen.ts';

/**
 * Region choice for an anonymous visitor, if an item is not sold in their region. It reloads the page, so that no price
 * of another region remains.
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

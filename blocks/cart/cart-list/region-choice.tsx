import { useId } from 'react';
import type { CartListBlockData } from './cart-list.data.ts';
import { CART_WORDS } from './cart-words.ts';

/**
 * What a visitor does, who has no address here, about what is not sold in their region. The choice loads the page anew,
 * so that nothing that was priced for another region stays.
 */
export function VisitorRegionChoice({ regions }: Pick<CartListBlockData, 'regions'>) {
  const id = useId();
  return (
    <>
      {CART_WORDS.regionAdvice}
      <form method="get" className="cart-list__regions">
        <p className="field">
          <label htmlFor={id}>{CART_WORDS.region}</label>
          <select id={id} name="sv" required defaultValue="">
            <option value="" disabled hidden>
              {CART_WORDS.regionNone}
            </option>
            {regions.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </p>
        <button type="submit" className="button button--secondary">
          {CART_WORDS.regionChange}
        </button>
      </form>
    </>
  );
}

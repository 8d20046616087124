import { describeCartItemRecurrence } from '#domain/cart/describe-cart-item.ts';
import { useSite } from '#engine/render/block-context.tsx';
import type { CartItem, CartItemChange } from '#schemas/generated/api/types.gen.ts';
import { useHydrated } from '../../_ui/use-hydrated.ts';
import { CART_WORDS } from './cart-words.ts';

interface RecurringSettingProps {
  readonly item: CartItem;
  readonly onChange: (change: CartItemChange) => void;
}

/** Whether an item is bought again, as far as it leaves that open. */
export function CartItemRecurringSetting({ item, onChange }: RecurringSettingProps) {
  const { locale } = useSite();
  const isAlive = useHydrated();
  const { type, availability, enabled } = item.recurringPurchase;
  const label = describeCartItemRecurrence(item, locale);
  switch (availability) {
    case 'never':
      return null;
    case 'always':
      return (
        <p className="cart-list__again small" data-recurring={type}>
          {CART_WORDS.alwaysAgain}: {label}
        </p>
      );
    case 'optional':
      return (
        <label className="cart-list__again" data-recurring={type}>
          <input
            type="checkbox"
            checked={enabled}
            disabled={!isAlive}
            onChange={({ target }) => onChange({ recurringPurchase: { type, enabled: target.checked } })}
          />
          <span>
            {CART_WORDS.again}: {label}
            <span className="visually-hidden">, {item.name}</span>
            {enabled ? <span className="small muted cart-list__hint">{CART_WORDS.againHint}</span> : null}
          </span>
        </label>
      );
  }
}

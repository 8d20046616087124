import { describeCartItemRecurrence } from '#domain/cart/describe-cart-item.ts';
import { useMessages } from '#engine/messages/use-messages.ts';
import { useSite } from '#engine/render/block-context.tsx';
import type { CartItem, CartItemChange } from '#schemas/generated/api/types.gen.ts';
import { useHydrated } from '../../_ui/use-hydrated.ts';
import { cartListMessages } from './cart-list.messages.gen.ts';

interface RecurringSettingProps {
  readonly item: CartItem;
  readonly onChange: (change: CartItemChange) => void;
}

/** Whether an item is bought again, as far as it leaves that open. */
export function CartItemRecurringSetting({ item, onChange }: RecurringSettingProps) {
  const messages = useMessages(cartListMessages);
  const { locale } = useSite();
  const isAlive = useHydrated();
  const { type, availability, enabled } = item.recurringPurchase;
  const when = describeCartItemRecurrence(item, locale);
  switch (availability) {
    case 'never':
      return null;
    case 'always':
      return (
        <p className="cart-list__again small" data-recurring={type}>
          {messages.alwaysAgain({ when })}
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
            {messages.again({
              when,
              item: item.name,
              hidden: (content) => <span className="visually-hidden">{content}</span>,
            })}
            {enabled ? <span className="small muted cart-list__hint">{messages.againHint()}</span> : null}
          </span>
        </label>
      );
  }
}

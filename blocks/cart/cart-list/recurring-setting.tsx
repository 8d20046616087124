import { useMessages } from '#engine/messages/use-messages.ts';
import type { CartItem, CartItemChange } from '#schemas/generated/api/types.gen.ts';
import { autoplayLabelMessages } from '../../_ui/ticket/autoplay-label.messages.gen.ts';
import { cartItemMessages } from '../../_ui/ticket/cart-item.messages.gen.ts';
import { describeCartItemRecurrence } from '../../_ui/ticket/cart-item-text.ts';
import { useHydrated } from '../../_ui/use-hydrated.ts';
import { cartListMessages } from './cart-list.messages.gen.ts';

interface RecurringSettingProps {
  readonly item: CartItem;
  readonly onChange: (change: CartItemChange) => void;
}

/** Whether an item is bought again, as far as it leaves that open. */
export function CartItemRecurringSetting({ item, onChange }: RecurringSettingProps) {
  const messages = useMessages(cartListMessages);
  const cartItem = useMessages(cartItemMessages);
  const autoplay = useMessages(autoplayLabelMessages);
  const isHydrated = useHydrated();
  const { type, availability, enabled } = item.recurringPurchase;
  const when = describeCartItemRecurrence(item, { cartItem, autoplay });
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
            disabled={!isHydrated}
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

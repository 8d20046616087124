import type { ReactNode } from 'react';
import { isVoucherProductType } from '#commerce/cart/cart-count.ts';
import { formatShortList } from '#domain/list-format.ts';
import { formatCurrencyAmount, parseMoney } from '#domain/money.ts';
import { useMessages } from '#engine/messages/use-messages.ts';
import { useRouteHrefBuilder, useSite } from '#engine/render/block-context.tsx';
import type { CartItem, CartItemChange } from '#schemas/generated/api/types.gen.ts';
import { drawDayMessages } from '../../_ui/draw-day.messages.gen.ts';
import { formatDrawDay } from '../../_ui/draw-day.ts';
import { Icon } from '../../_ui/icon.tsx';
import { Photo } from '../../_ui/photo.tsx';
import { cartItemMessages } from '../../_ui/ticket/cart-item.messages.gen.ts';
import { describeCartItem, describeCartItemSizeAndDuration } from '../../_ui/ticket/cart-item-text.ts';
import { CartItemNumbers } from '../../_ui/ticket/item-numbers.tsx';
import type { CartOptionsOfProduct } from './cart-list.data.ts';
import { type CartListMessages, cartListMessages } from './cart-list.messages.gen.ts';
import { applyOptimisticCartItemChange, listCartItemCountOptions } from './item-choices.ts';
import { CartItemNumberSelect } from './number-choice.tsx';
import { CartItemRecurringSetting } from './recurring-setting.tsx';

interface CartEntryProps {
  readonly item: CartItem;
  readonly product: CartOptionsOfProduct | undefined;
  readonly now: number;
  /** What the item is about to become; null when it is about to go. */
  readonly pending: CartItemChange | null | undefined;
  readonly onChange: (change: CartItemChange) => void;
  readonly onRemove: () => void;
  /** The customer goes to the page of the product. */
  readonly onClick: () => void;
}

/** One item of the cart. */
export function CartItemRow({ item, product, now, pending, onChange, onRemove, onClick }: CartEntryProps) {
  const messages = useMessages(cartListMessages);
  const itemTexts = useMessages(cartItemMessages);
  const { locale } = useSite();
  const coming = applyOptimisticCartItemChange(item, pending);
  const price = formatCurrencyAmount(parseMoney(item.total), { locale, currency: item.total.currency });
  const later = describeLaterPurchase(item, messages);
  return (
    <li
      className="cart-list__item"
      aria-busy={pending !== undefined}
      data-product-type={item.productType}
      data-pending={pending === undefined ? undefined : ''}
    >
      {product?.picture ? <Photo className="cart-list__picture" image={product.picture} sizes="4rem" /> : null}
      <div className="cart-list__what">
        <Name item={item} product={product} onClick={onClick} />
        <p>{describeCartItem(coming, itemTexts)}</p>
        <Details item={coming} />
        {later ? <p className="cart-list__later badge">{later}</p> : null}
        <DrawText item={item} now={now} />
        {item.causeKey && product?.causes[item.causeKey] ? (
          <p className="cart-list__cause small">
            <Icon name="heart" /> {product.causes[item.causeKey]}
          </p>
        ) : null}
        <CartItemNumbers
          item={item}
          sets={product?.games[item.gameType ?? '']?.sets ?? {}}
          isChanging={pending?.games !== undefined}
          onShuffle={onChange}
        />
        <CartItemRecurringSetting item={coming} onChange={onChange} />
      </div>
      <div className="cart-list__choices">
        {listCartItemCountOptions(coming, product).map((choice) => (
          <CartItemNumberSelect
            key={choice.kind}
            choice={choice}
            name={item.name}
            onChoose={(value) => onChange(choice.change(value))}
          />
        ))}
      </div>
      <p className="cart-list__price figure">
        <strong>{price}</strong>
      </p>
      <button
        type="button"
        className="button button--quiet cart-list__remove"
        aria-label={messages.remove({ item: item.name })}
        disabled={pending === null}
        data-early-pending
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}

function Name({ item, product, onClick }: Pick<CartEntryProps, 'item' | 'product' | 'onClick'>) {
  const href = useRouteHrefBuilder();
  if (!product) return <h2>{item.name}</h2>;
  const page =
    item.productType === 'membership'
      ? href('daily-winners.membership-tiers')
      : href('offer.play', { productOfferKey: product.url });
  return (
    <h2>
      <a href={page} onClick={onClick}>
        {item.name}
      </a>
    </h2>
  );
}

function Details({ item }: Pick<CartEntryProps, 'item'>) {
  const messages = useMessages(cartListMessages);
  const itemTexts = useMessages(cartItemMessages);
  const { locale } = useSite();
  const details = isVoucherProductType(item.productType)
    ? describeExpiry(item, messages)
    : describeCartItemSizeAndDuration(item, itemTexts);
  return details.length > 0 ? <p className="small">{formatShortList(details, locale)}</p> : null;
}

/** Until when a voucher holds; none for one that does not expire. */
function describeExpiry({ expiresAt }: Pick<CartItem, 'expiresAt'>, messages: CartListMessages): readonly string[] {
  return expiresAt === undefined ? [] : [messages.goodUntil({ date: Date.parse(expiresAt) })];
}

/** When an item that is bought later is charged; null for one that is bought now. */
function describeLaterPurchase(
  { scheduledPurchase }: Pick<CartItem, 'scheduledPurchase'>,
  messages: CartListMessages,
): string | null {
  switch (scheduledPurchase?.type) {
    case 'pre_order':
      return messages.preOrder();
    case 'scheduled_purchase':
      return messages.scheduled();
    case undefined:
      return null;
  }
}

function DrawText({ item: { drawNo, drawDate, productType }, now }: Pick<CartEntryProps, 'item' | 'now'>) {
  const messages = useMessages(cartListMessages);
  const dayTexts = useMessages(drawDayMessages);
  const site = useSite();
  if (drawDate === undefined || isVoucherProductType(productType)) return null;
  const time = Date.parse(drawDate);
  const values = {
    day: formatDrawDay(time, now, site, dayTexts),
    time,
    moment: (content: ReactNode) => <time dateTime={drawDate}>{content}</time>,
  };
  return (
    <p className="small muted">
      {drawNo === undefined ? messages.draw(values) : messages.drawWithNumber({ ...values, drawNo: String(drawNo) })}
    </p>
  );
}

import { useId } from 'react';
import { displayMoney, parseMoney } from '#domain/money.ts';
import { drawDayLabel } from '#domain/play/draw-day.ts';
import { useHref, useSite } from '#engine/render/block-context.tsx';
import type { CartItem, CartItemChange } from '#schemas/generated/api/types.gen.ts';
import { Icon } from '../_ui/icon.tsx';
import { Photo } from '../_ui/photo.tsx';
import type { CartProduct } from './cart-list.data.ts';
import { itemText, WORDS } from './cart-words.ts';
import { type ItemChoice, itemChoices, withChange } from './item-choices.ts';

interface CartEntryProps {
  readonly item: CartItem;
  readonly product: CartProduct | undefined;
  readonly now: number;
  /** What the item is about to become; null when it is about to go. */
  readonly pending: CartItemChange | null | undefined;
  readonly onChange: (change: CartItemChange) => void;
  readonly onRemove: () => void;
}

/** One item of the cart. */
export function CartEntry({ item, product, now, pending, onChange, onRemove }: CartEntryProps) {
  const href = useHref();
  const { locale } = useSite();
  const coming = withChange(item, pending);
  const price = displayMoney(parseMoney(item.total.amount), { locale, currency: item.total.currency });
  return (
    <li
      className="cart-list__item"
      aria-busy={pending !== undefined}
      data-pending={pending === undefined ? undefined : ''}
    >
      {product?.picture ? <Photo className="cart-list__picture" image={product.picture} sizes="4rem" /> : null}
      <div className="cart-list__what">
        <h2>{product ? <a href={href('offer.play', { productOfferKey: product.url })}>{item.name}</a> : item.name}</h2>
        <p>{itemText(coming)}</p>
        <DrawText item={item} now={now} />
        {item.causeKey && product?.causes[item.causeKey] ? (
          <p className="cart-list__cause small">
            <Icon name="heart" /> {product.causes[item.causeKey]}
          </p>
        ) : null}
        <Numbers item={item} product={product} />
      </div>
      <div className="cart-list__choices">
        {itemChoices(coming, product).map((choice) => (
          <Choice
            key={choice.label}
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
        aria-label={`${WORDS.remove} ${item.name}`}
        disabled={pending === null}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}

function DrawText({ item: { drawNo, drawDate }, now }: { readonly item: CartItem; readonly now: number }) {
  const { locale, timeZone } = useSite();
  if (drawDate === undefined) return null;
  const moment = Date.parse(drawDate);
  const time = new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit' }).format(moment);
  return (
    <p className="small muted">
      {drawNo === undefined ? '' : `Draw ${drawNo}, `}
      <time dateTime={drawDate}>
        {drawDayLabel(moment, now, { locale, timeZone })}, {time}
      </time>
    </p>
  );
}

function Numbers({ item, product }: Pick<CartEntryProps, 'item' | 'product'>) {
  const games = (item.games ?? []).filter(({ numberSets }) => numberSets.some(({ numbers }) => numbers.length > 0));
  if (games.length === 0) return item.quickpick ? <p className="small muted">{WORDS.quickpick}</p> : null;
  const names = product?.games[item.gameType ?? '']?.sets ?? {};
  return (
    <details className="cart-list__numbers">
      <summary>
        {WORDS.numbers} <Icon name="chevron" />
      </summary>
      <ol>
        {games.map(({ numberSets }, index) => (
          <li key={index} className="figure">
            {numberSets
              .map(({ key, numbers }, at) => `${at > 0 ? `${names[key] ?? key} ` : ''}${numbers.join(' ')}`)
              .join(' + ')}
          </li>
        ))}
      </ol>
    </details>
  );
}

interface ChoiceProps {
  readonly choice: ItemChoice;
  readonly name: string;
  readonly onChoose: (value: number) => void;
}

function Choice({ choice: { label, value, options }, name, onChoose }: ChoiceProps) {
  const id = useId();
  const all = options.includes(value) ? options : [...options, value].sort((a, b) => a - b);
  return (
    <p className="field">
      <label htmlFor={id}>
        {label}
        <span className="visually-hidden">, {name}</span>
      </label>
      <select id={id} value={value} onChange={({ target }) => onChoose(Number(target.value))}>
        {all.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    </p>
  );
}

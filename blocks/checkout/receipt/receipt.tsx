import { formatCardBrandName } from '#domain/checkout/card-brand.ts';
import { formatReceiptNumber } from '#domain/checkout/receipt-number.ts';
import { getLongDateTimeFormat } from '#domain/date-format.ts';
import { formatShortList } from '#domain/list-format.ts';
import { formatCurrencyAmount, parseDecimalAmount } from '#domain/money.ts';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useSite } from '#engine/render/block-context.tsx';
import type { Receipt as PurchaseReceipt, ReceiptPayment } from '#schemas/generated/api/types.gen.ts';
import { Anchor } from '../../_ui/anchor.tsx';
import { DepositReport } from '../../_ui/deposit/deposit-report.tsx';
import { Prose } from '../../_ui/prose.tsx';
import type { ReceiptBlockData, ReceiptMissingReason } from './receipt.data.ts';
import type { ReceiptProps } from './receipt.gen.ts';
import { type ReceiptMessages, receiptMessages } from './receipt.messages.gen.ts';
import { ReceiptOrderEntry, ReceiptScheduledItem } from './receipt-order.tsx';

const MISSING = {
  unknown: 'unknown',
  unpaid: 'unpaid',
  'signed-out': 'signedOut',
} as const satisfies Record<ReceiptMissingReason, keyof ReceiptMessages>;

export function Receipt({
  props,
  data,
  slots,
}: BlockProps<ReceiptProps, ReceiptBlockData, 'waiting' | 'after' | 'more'>) {
  const messages = useMessages(receiptMessages);
  switch (data.state) {
    case 'waiting':
      return <section className="receipt band">{slots.waiting}</section>;
    case 'deposit':
      return (
        <section className="receipt band">
          <div className="receipt__inner wrap wrap--narrow">
            <DepositReport data={data.deposit} links={props.depositLinks}>
              <BackToApp app={data.app} label={props.backToApp} />
              <dl className="receipt__facts small">
                <div>
                  <dt>{messages.number()}</dt>
                  <dd className="figure">{formatReceiptNumber(data.deposit.depositId ?? '')}</dd>
                </div>
              </dl>
            </DepositReport>
          </div>
        </section>
      );
    case 'missing':
      return <Missing props={props} data={data} />;
    case 'bought':
      return (
        <>
          <section className="receipt band">
            <div className="receipt__inner wrap wrap--narrow">
              <Bought props={props} data={data} />
              {slots.after}
            </div>
          </section>
          {slots.more}
        </>
      );
  }
}

interface MissingProps {
  readonly props: ReceiptProps;
  readonly data: Extract<ReceiptBlockData, { state: 'missing' }>;
}

function Missing({ props: { missing, retry, help }, data: { why, message } }: MissingProps) {
  const messages = useMessages(receiptMessages);
  const again = why === 'unpaid' ? retry : undefined;
  return (
    <section className="receipt band" data-state="error">
      <div className="receipt__inner wrap wrap--narrow">
        <h1>{messages[MISSING[why]]()}</h1>
        <p className="receipt__error" role="alert">
          {message ?? messages.unexplained()}
        </p>
        {why === 'unpaid' ? <p>{messages.notBought()}</p> : null}
        {why === 'unknown' ? <Prose text={missing} /> : null}
        <p className="actions">
          {again ? (
            <Anchor className="button" link={again.link}>
              {again.label}
            </Anchor>
          ) : null}
          <Anchor className={again ? 'button button--secondary' : 'button'} link={help.link}>
            {help.label}
          </Anchor>
        </p>
      </div>
    </section>
  );
}

interface BackToAppProps {
  readonly app: string | null;
  readonly label: string | undefined;
}

function BackToApp({ app, label }: BackToAppProps) {
  const messages = useMessages(receiptMessages);
  if (app === null) return null;
  return (
    <p className="actions">
      <a className="button" href={app}>
        {label ?? messages.backToApp()}
      </a>
    </p>
  );
}

interface BoughtProps {
  readonly props: ReceiptProps;
  readonly data: Extract<ReceiptBlockData, { state: 'bought' }>;
}

function Bought({ props, data: { receipt, tickets, app, now } }: BoughtProps) {
  const messages = useMessages(receiptMessages);
  const { locale, timeZone } = useSite();
  const { checkoutId, placedAt, orders, scheduledItems } = receipt;
  return (
    <>
      <h1>{props.heading ?? messages.heading()}</h1>
      <Prose text={props.text} />
      <BackToApp app={app} label={props.backToApp} />
      <dl className="receipt__facts small">
        <div>
          <dt>{messages.number()}</dt>
          <dd className="figure">{formatReceiptNumber(checkoutId)}</dd>
        </div>
        <div>
          <dt>{messages.bought()}</dt>
          <dd>
            <time dateTime={placedAt}>{getLongDateTimeFormat(locale, timeZone).format(Date.parse(placedAt))}</time>
          </dd>
        </div>
      </dl>
      {orders.length > 0 ? (
        <section>
          <h2>{messages.tickets()}</h2>
          <ul className="receipt__orders">
            {orders.map((order) => (
              <ReceiptOrderEntry key={order.id} order={order} tickets={tickets[order.id] ?? []} now={now} />
            ))}
          </ul>
        </section>
      ) : null}
      {scheduledItems.length > 0 ? (
        <section>
          <h2>{messages.scheduled()}</h2>
          <p>{messages.scheduledText()}</p>
          <ul className="receipt__orders">
            {scheduledItems.map((item) => (
              <ReceiptScheduledItem key={item.id} item={item} now={now} />
            ))}
          </ul>
        </section>
      ) : null}
      <Totals receipt={receipt} />
      {props.tickets ? (
        <p className="actions">
          <Anchor className="button button--secondary" link={props.tickets.link}>
            {props.tickets.label}
          </Anchor>
        </p>
      ) : null}
    </>
  );
}

function payerOf({ method, name, lastFour }: ReceiptPayment, messages: ReceiptMessages): string {
  if (method === 'wallet') return messages.wallet();
  const shown = formatCardBrandName(name);
  return lastFour === null ? shown : messages.payer({ name: shown, last: lastFour });
}

function Totals({ receipt }: { readonly receipt: PurchaseReceipt }) {
  const messages = useMessages(receiptMessages);
  const { locale } = useSite();
  const { currency, itemsTotal, discount, total, preOrderTotal, credit, vouchers, payments = [] } = receipt;
  const parse = (amount: string) => parseDecimalAmount(amount, currency);
  const lines = [
    { label: messages.itemsTotal(), amount: parse(itemsTotal), isShown: parse(discount) !== 0 },
    {
      label:
        vouchers.length > 0
          ? messages.discountOfVouchers({
              vouchers: formatShortList(
                vouchers.map(({ name }) => name),
                locale,
              ),
            })
          : messages.discount(),
      amount: -parse(discount),
      isShown: parse(discount) !== 0,
    },
    { label: messages.paid(), amount: parse(total), isShown: true, isTotal: true },
    ...payments.map((payment) => ({
      label: payerOf(payment, messages),
      amount: parse(payment.amount),
      isShown: true,
    })),
    { label: messages.later(), amount: parse(preOrderTotal), isShown: parse(preOrderTotal) !== 0 },
    { label: messages.credit(), amount: parse(credit), isShown: parse(credit) !== 0 },
  ];
  return (
    <dl className="receipt__totals">
      {lines
        .filter(({ isShown }) => isShown)
        .map(({ label, amount, isTotal = false }) => (
          <div key={label} className={isTotal ? 'receipt__paid' : undefined}>
            <dt>{label}</dt>
            <dd className="figure">{formatCurrencyAmount(amount, { locale, currency })}</dd>
          </div>
        ))}
    </dl>
  );
}

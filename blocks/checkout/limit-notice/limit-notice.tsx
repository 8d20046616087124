import type { ExceededSpendOrDepositLimit } from '#domain/checkout/exceeded-limit.ts';
import { getWeekdayDateWithoutYearFormat } from '#domain/date-format.ts';
import { formatCurrencyAmount, type MoneyFormat } from '#domain/money.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useSite } from '#engine/render/block-context.tsx';
import { Anchor } from '../../_ui/anchor.tsx';
import { useMoneyFormatOptions, useSharedCheckoutFlow } from '../../_ui/checkout/use-checkout.ts';
import type { LimitNoticeProps } from './limit-notice.gen.ts';

export function LimitNotice({ props, data }: BlockProps<LimitNoticeProps, readonly ExceededSpendOrDepositLimit[]>) {
  const { view } = useSharedCheckoutFlow();
  const limits = view?.shown?.broken ?? data;
  return (
    <div className="limit-notice" role="status">
      {limits.map((limit) => (
        <Notice key={limit.kind} limit={limit} props={props} />
      ))}
    </div>
  );
}

function Notice({ limit, props }: { readonly limit: ExceededSpendOrDepositLimit; readonly props: LimitNoticeProps }) {
  const money = useMoneyFormatOptions();
  const { locale, timeZone } = useSite();
  const { kind, isSystem, resetsAt } = limit;
  const link = kind === 'deposit' ? props.precommitment : props.limits;
  return (
    <section className="limit-notice__limit">
      <h2>{headingOf(limit)}</h2>
      <p>{limitText(limit, money)}</p>
      {isSystem && props.systemMessage ? <p>{props.systemMessage}</p> : null}
      <p className="small">
        The limit begins anew on {getWeekdayDateWithoutYearFormat(locale, timeZone).format(Date.parse(resetsAt))}.
      </p>
      {link && !isSystem ? <Anchor link={link.link}>{link.label}</Anchor> : null}
    </section>
  );
}

function headingOf({ kind, isSystem }: ExceededSpendOrDepositLimit): string {
  if (kind === 'deposit') return 'This is more than your deposit limit';
  return isSystem ? 'This is more than anybody may spend here' : 'This is more than your spend limit';
}

/** What is left of a limit, and by how much the purchase is more (specification: Validation rules, "Spend limit"). */
function limitText(
  { kind, period, limit, remaining, exceeded }: ExceededSpendOrDepositLimit,
  money: MoneyFormat,
): string {
  const shown = (amount: number) => formatCurrencyAmount(amount, money);
  const what = kind === 'deposit' ? 'What you would have to pay in' : 'This order';
  return `Of ${shown(limit)} a ${period}, ${shown(remaining)} is left. ${what} is ${shown(exceeded)} more than that.`;
}

import type { ExceededSpendOrDepositLimit } from '#domain/checkout/exceeded-limit.ts';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { Anchor } from '../../_ui/anchor.tsx';
import { useSharedCheckoutFlow } from '../../_ui/checkout/use-checkout.ts';
import type { LimitNoticeProps } from './limit-notice.gen.ts';
import { limitNoticeMessages } from './limit-notice.messages.gen.ts';

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

/** Rest of a limit, and by how much the purchase exceeds it (specification: Validation rules, "Spend limit"). */
function Notice({ limit, props }: { readonly limit: ExceededSpendOrDepositLimit; readonly props: LimitNoticeProps }) {
  const messages = useMessages(limitNoticeMessages);
  const { kind, isSystem, resetsAt } = limit;
  const link = kind === 'deposit' ? props.precommitment : props.limits;
  return (
    <section className="limit-notice__limit">
      <h2>{messages[headingOf(limit)]()}</h2>
      <p>{messages[kind](limit)}</p>
      {isSystem && props.systemMessage ? <p>{props.systemMessage}</p> : null}
      <p className="small">{messages.resets({ resets: Date.parse(resetsAt) })}</p>
      {link && !isSystem ? <Anchor link={link.link}>{link.label}</Anchor> : null}
    </section>
  );
}

function headingOf({ kind, isSystem }: ExceededSpendOrDepositLimit) {
  if (kind === 'deposit') return 'depositHeading';
  return isSystem ? 'systemHeading' : 'spendHeading';
}

import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockPropsWithDataOrElevation } from '#engine/render/block.ts';
import { useCapability, useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { Anchor } from '../../_ui/anchor.tsx';
import { formatFundLabel } from '../../_ui/checkout/fund-label.ts';
import { type SavedFundMessages, savedFundMessages } from '../../_ui/checkout/saved-fund.messages.gen.ts';
import type { WithdrawalStage, WithdrawalStatusBlockData, WithdrawalStatusRow } from './withdrawal-status.data.ts';
import type { WithdrawalStatusProps } from './withdrawal-status.gen.ts';
import { type WithdrawalStatusMessages, withdrawalStatusMessages } from './withdrawal-status.messages.gen.ts';

const STAGES = {
  requested: ['requestedHeading', 'requestedText'],
  paid: ['paidHeading', 'paidText'],
  failed: ['failedHeading', 'failedText'],
  unknown: ['unknownHeading', 'unknownText'],
} as const satisfies Record<WithdrawalStage, readonly (keyof WithdrawalStatusMessages)[]>;

export function WithdrawalStatus({
  props,
  data,
}: BlockPropsWithDataOrElevation<WithdrawalStatusProps, WithdrawalStatusBlockData>) {
  const messages = useMessages(withdrawalStatusMessages);
  const fundMessages = useMessages(savedFundMessages);
  const href = useRouteHrefBuilder();
  const canWithdraw = useCapability('wallet_withdrawal');
  if (!data) return null;
  const { stage, message, rows, next } = data;
  const [heading, text] = STAGES[stage];
  return (
    <section className={`withdrawal-status withdrawal-status--${stage} band`}>
      <div className="wrap wrap--narrow">
        <h1>{messages[heading]()}</h1>
        {message ? <p>{message}</p> : null}
        <p>{messages[text]()}</p>
        {rows.length > 0 ? (
          <dl className="withdrawal-status__rows">
            {rows.map((row) => (
              <div key={row.name}>
                <dt>{messages[row.name]()}</dt>
                <dd>{formatRow(row, messages, fundMessages)}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        <p className="actions">
          {next !== null && stage !== 'failed' ? (
            <a className="button" href={next}>
              {messages.next()}
            </a>
          ) : null}
          {stage === 'failed' && canWithdraw ? (
            <a className="button" href={href('my-account.withdraw')}>
              {messages.again()}
            </a>
          ) : null}
          {(props.links ?? []).map(({ label, link }) => (
            <Anchor key={`${link.href} ${label}`} className="button button--secondary" link={link}>
              {label}
            </Anchor>
          ))}
        </p>
      </div>
    </section>
  );
}

function formatRow(
  row: WithdrawalStatusRow,
  messages: WithdrawalStatusMessages,
  fundMessages: SavedFundMessages,
): string {
  switch (row.name) {
    case 'method':
      return messages.methodName({ method: row.method });
    case 'account':
      return row.fund ? formatFundLabel(row.fund, fundMessages) : messages.accountRemoved();
    default:
      return row.value;
  }
}

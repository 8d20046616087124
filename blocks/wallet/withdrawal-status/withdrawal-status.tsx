import type { BlockPropsWithDataOrElevation } from '#engine/render/block.ts';
import { useCapability, useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { Anchor } from '../../_ui/anchor.tsx';
import type { WithdrawalStatusBlockData } from './withdrawal-status.data.ts';
import type { WithdrawalStatusProps } from './withdrawal-status.gen.ts';
import { WITHDRAWAL_STATUS_WORDS as WORDS } from './withdrawal-status-words.ts';

export function WithdrawalStatus({
  props,
  data,
}: BlockPropsWithDataOrElevation<WithdrawalStatusProps, WithdrawalStatusBlockData>) {
  const href = useRouteHrefBuilder();
  const canWithdraw = useCapability('wallet_withdrawal');
  if (!data) return null;
  const { stage, message, rows, next } = data;
  return (
    <section className={`withdrawal-status withdrawal-status--${stage} band`}>
      <div className="wrap wrap--narrow">
        <h1>{WORDS.heading[stage]}</h1>
        {message ? <p>{message}</p> : null}
        <p>{WORDS.text[stage]}</p>
        {rows.length > 0 ? (
          <dl className="withdrawal-status__rows">
            {rows.map(({ name, value }) => (
              <div key={name}>
                <dt>{WORDS.rows[name]}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        <p className="actions">
          {next !== null && stage !== 'failed' ? (
            <a className="button" href={next}>
              {WORDS.next}
            </a>
          ) : null}
          {stage === 'failed' && canWithdraw ? (
            <a className="button" href={href('my-account.withdraw')}>
              {WORDS.again}
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

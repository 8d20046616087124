import type { CustomerBlockProps } from '#engine/render/block.ts';
import { useHref } from '#engine/render/block-context.tsx';
import { Anchor } from '../_ui/anchor.tsx';
import type { DepositStatusData } from './deposit-status.data.ts';
import type { DepositStatusProps } from './deposit-status.gen.ts';
import { DEPOSIT_STATUS_WORDS as WORDS } from './deposit-status-words.ts';

export function DepositStatus({ props, data }: CustomerBlockProps<DepositStatusProps, DepositStatusData>) {
  const href = useHref();
  if (!data) return null;
  const { stage, message, rows } = data;
  const next = stage === 'failed' ? href(data.forPurchase ? 'cart.buy' : 'my-account.deposit') : null;
  const links = (props.links ?? []).filter(({ link }) => link.href !== next);
  const isOpen = stage === 'bank' || stage === 'paypal';
  return (
    <section className={`deposit-status deposit-status--${stage} band`}>
      <div className="wrap wrap--narrow">
        <h1>{WORDS.heading[stage]}</h1>
        {message ? <p>{message}</p> : null}
        <p>{props.show === 'cancelled' && isOpen ? WORDS.cancelled : WORDS.text[stage]}</p>
        {stage === 'failed' && data.forPurchase ? <p>{WORDS.notBought}</p> : null}
        {rows.length > 0 ? (
          <dl className="deposit-status__rows">
            {rows.map(({ name, value }) => (
              <div key={name}>
                <dt>{WORDS.rows[name]}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        <p className="actions">
          <NextStep data={data} />
          {links.map(({ label, link }) => (
            <Anchor key={`${link.href} ${label}`} className="button button--secondary" link={link}>
              {label}
            </Anchor>
          ))}
        </p>
      </div>
    </section>
  );
}

/** The one thing to do next, where there is one. */
function NextStep({ data: { stage, depositId, forPurchase, checkoutId } }: { readonly data: DepositStatusData }) {
  const href = useHref();
  if (checkoutId !== null) {
    return (
      <a className="button" href={href('receipt', { checkoutID: checkoutId })}>
        {WORDS.receipt}
      </a>
    );
  }
  if (depositId !== null && (stage === 'bank' || stage === 'paypal')) {
    return (
      <a className="button" href={href('my-account.deposit.authorisation', { depositID: depositId })}>
        {WORDS.goOn}
      </a>
    );
  }
  if (stage !== 'failed') return null;
  return (
    <a className="button" href={href(forPurchase ? 'cart.buy' : 'my-account.deposit')}>
      {forPurchase ? WORDS.toOrder : WORDS.again}
    </a>
  );
}

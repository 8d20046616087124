import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockPropsWithDataOrElevation } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import type { DepositAwaitedParty, OpenDeposit } from './open-deposits.data.ts';
import type { OpenDepositsProps } from './open-deposits.gen.ts';
import { type OpenDepositsMessages, openDepositsMessages } from './open-deposits.messages.gen.ts';

const TEXTS = {
  bank: 'bank',
  paypal: 'paypal',
  instructed: 'toBeSent',
  money: 'money',
  nobody: 'lapsed',
} as const satisfies Record<DepositAwaitedParty, keyof OpenDepositsMessages>;

const ACTIONS = {
  bank: 'goOn',
  paypal: 'goOn',
  instructed: 'seeInstructions',
  money: 'seeStatus',
  nobody: 'seeOutcome',
} as const satisfies Record<DepositAwaitedParty, keyof OpenDepositsMessages>;

export function OpenDeposits({
  id,
  props,
  data,
}: BlockPropsWithDataOrElevation<OpenDepositsProps, readonly OpenDeposit[]>) {
  const messages = useMessages(openDepositsMessages);
  const href = useRouteHrefBuilder();
  if (!data || data.length === 0) return null;
  return (
    <section className="open-deposits band" aria-labelledby={`${id}-heading`}>
      <div className="wrap">
        <h2 id={`${id}-heading`}>{props.heading ?? messages.heading()}</h2>
        <ul>
          {data.map(({ depositId, amount, started, awaits, forPurchase }) => (
            <li key={depositId} className="open-deposits__deposit" data-awaits={awaits}>
              <div>
                <p>
                  <strong>{messages.deposit({ amount, started })}</strong>
                </p>
                <p>
                  {messages[TEXTS[awaits]]()}{' '}
                  {forPurchase ? messages[awaits === 'nobody' ? 'notBought' : 'purchase']() : null}
                </p>
              </div>
              <a
                className={`button${mayGoOn(awaits) ? '' : ' button--secondary'}`}
                href={href(mayGoOn(awaits) ? 'my-account.deposit.authorisation' : 'my-account.deposit.details', {
                  depositID: depositId,
                })}
              >
                {messages[ACTIONS[awaits]]()}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Whether the customer may go on with it in the shop. */
function mayGoOn(awaits: DepositAwaitedParty): boolean {
  return awaits === 'bank' || awaits === 'paypal';
}

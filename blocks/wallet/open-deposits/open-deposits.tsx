import type { BlockPropsWithDataOrElevation } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import type { DepositAwaitedParty, OpenDeposit } from './open-deposits.data.ts';
import type { OpenDepositsProps } from './open-deposits.gen.ts';

const WORDS: {
  readonly heading: string;
  readonly one: string;
  readonly purchase: string;
  readonly lapsed: string;
  readonly text: Readonly<Record<DepositAwaitedParty, string>>;
  readonly action: Readonly<Record<DepositAwaitedParty, string>>;
} = {
  heading: 'Not finished yet',
  one: '{amount}, begun on {started}',
  purchase: 'Your tickets are bought as soon as it is paid.',
  lapsed: 'Nothing has been bought with it.',
  text: {
    bank: 'Your bank wants to know that it is you. Nothing has been paid.',
    paypal: 'PayPal is waiting for you. Nothing has been paid.',
    instructed: 'We are waiting for you to send the money. We add it as soon as it arrives.',
    money: 'We are waiting for the money. Please do not pay again.',
    nobody: 'It was not confirmed in time. Nothing has been paid.',
  },
  action: {
    bank: 'Go on',
    paypal: 'Go on',
    instructed: 'See how to send it',
    money: 'See how it stands',
    nobody: 'See how it ended',
  },
};

export function OpenDeposits({
  id,
  props,
  data,
}: BlockPropsWithDataOrElevation<OpenDepositsProps, readonly OpenDeposit[]>) {
  const href = useRouteHrefBuilder();
  if (!data || data.length === 0) return null;
  return (
    <section className="open-deposits band" aria-labelledby={`${id}-heading`}>
      <div className="wrap">
        <h2 id={`${id}-heading`}>{props.heading ?? WORDS.heading}</h2>
        <ul>
          {data.map(({ depositId, amount, started, awaits, forPurchase }) => (
            <li key={depositId} className="open-deposits__deposit" data-awaits={awaits}>
              <div>
                <p>
                  <strong>{WORDS.one.replace('{amount}', amount).replace('{started}', started)}</strong>
                </p>
                <p>
                  {WORDS.text[awaits]} {forPurchase ? purchaseText(awaits) : null}
                </p>
              </div>
              <a
                className={`button${mayGoOn(awaits) ? '' : ' button--secondary'}`}
                href={href(mayGoOn(awaits) ? 'my-account.deposit.authorisation' : 'my-account.deposit.details', {
                  depositID: depositId,
                })}
              >
                {WORDS.action[awaits]}
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

function purchaseText(awaits: DepositAwaitedParty): string {
  return awaits === 'nobody' ? WORDS.lapsed : WORDS.purchase;
}

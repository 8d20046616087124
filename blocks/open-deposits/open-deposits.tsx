import type { CustomerBlockProps } from '#engine/render/block.ts';
import { useHref } from '#engine/render/block-context.tsx';
import type { Awaited, OpenDeposit } from './open-deposits.data.ts';
import type { OpenDepositsProps } from './open-deposits.gen.ts';

const WORDS: {
  readonly heading: string;
  readonly one: string;
  readonly purchase: string;
  readonly text: Readonly<Record<Awaited, string>>;
  readonly action: Readonly<Record<Awaited, string>>;
} = {
  heading: 'Not finished yet',
  one: '{amount}, begun on {started}',
  purchase: 'Your tickets are bought as soon as it is paid.',
  text: {
    bank: 'Your bank wants to know that it is you. Nothing has been paid.',
    paypal: 'PayPal is waiting for you. Nothing has been paid.',
    money: 'We are waiting for the money. Please do not pay again.',
  },
  action: { bank: 'Go on', paypal: 'Go on', money: 'See how it stands' },
};

export function OpenDeposits({ id, props, data }: CustomerBlockProps<OpenDepositsProps, readonly OpenDeposit[]>) {
  const href = useHref();
  if (!data || data.length === 0) return null;
  return (
    <section className="open-deposits band" aria-labelledby={`${id}-heading`}>
      <div className="wrap">
        <h2 id={`${id}-heading`}>{props.heading ?? WORDS.heading}</h2>
        <ul>
          {data.map(({ depositId, amount, started, awaits, forPurchase }) => (
            <li key={depositId} className="open-deposits__deposit">
              <div>
                <p>
                  <strong>{WORDS.one.replace('{amount}', amount).replace('{started}', started)}</strong>
                </p>
                <p>
                  {WORDS.text[awaits]} {forPurchase ? WORDS.purchase : null}
                </p>
              </div>
              <a
                className={`button${awaits === 'money' ? ' button--secondary' : ''}`}
                href={href(awaits === 'money' ? 'my-account.deposit.details' : 'my-account.deposit.authorisation', {
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

import type { BlockProps } from '#engine/render/block.ts';
import { useCapability } from '#engine/render/block-context.tsx';
import { Anchor } from '../../_ui/anchor.tsx';
import type { AccountWelcomeData } from './account-welcome.data.ts';
import type { AccountWelcomeProps } from './account-welcome.gen.ts';

const WORDS = { greeting: 'Hello, {name}', balance: 'Available funds', ways: 'Your money' };

export function AccountWelcome({ props, data }: BlockProps<AccountWelcomeProps, AccountWelcomeData>) {
  const { greeting = WORDS.greeting, text, balanceLabel = WORDS.balance, actions = [] } = props;
  const showsBalance = useCapability('wallet-balance');
  return (
    <section className="account-welcome ground-hero motif">
      <div className="account-welcome__inner wrap">
        <div className="account-welcome__words">
          <h1>{greeting.replace('{name}', data.firstname)}</h1>
          {text ? <p>{text}</p> : null}
        </div>
        {showsBalance || actions.length > 0 ? (
          <div className="account-welcome__money ground-surface card">
            {showsBalance ? (
              <p className="account-welcome__balance">
                <span className="account-welcome__label">{balanceLabel}</span>{' '}
                <strong className="account-welcome__amount figure">{data.availableFunds}</strong>
              </p>
            ) : null}
            {actions.length > 0 ? (
              <nav className="actions" aria-label={WORDS.ways}>
                {actions.map(({ id, label, link }, index) =>
                  link ? (
                    <Anchor key={id} className={`button button--${index === 0 ? 'primary' : 'secondary'}`} link={link}>
                      {label}
                    </Anchor>
                  ) : null,
                )}
              </nav>
            ) : null}
          </div>
        ) : null}
      </div>
    </section>
  );
}

import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useCapability } from '#engine/render/block-context.tsx';
import { Anchor } from '../../_ui/anchor.tsx';
import type { BalanceGreetingBlockData } from './balance-greeting.data.ts';
import type { BalanceGreetingProps } from './balance-greeting.gen.ts';
import { balanceGreetingMessages } from './balance-greeting.messages.gen.ts';

export function BalanceGreeting({ props, data }: BlockProps<BalanceGreetingProps, BalanceGreetingBlockData>) {
  const messages = useMessages(balanceGreetingMessages);
  const { greeting, text, balanceLabel = messages.balance(), actions = [] } = props;
  const showsBalance = useCapability('wallet-balance');
  return (
    <section className="balance-greeting ground-hero motif">
      <div className="balance-greeting__inner wrap">
        <div className="balance-greeting__words">
          <h1>{greeting?.replace('{name}', data.firstname) ?? messages.greeting({ name: data.firstname })}</h1>
          {text ? <p>{text}</p> : null}
        </div>
        {showsBalance || actions.length > 0 ? (
          <div className="balance-greeting__money ground-surface card">
            {showsBalance ? (
              <p className="balance-greeting__balance">
                <span className="balance-greeting__label">{balanceLabel}</span>{' '}
                <strong className="balance-greeting__amount figure">{data.availableFunds}</strong>
              </p>
            ) : null}
            {actions.length > 0 ? (
              <nav className="actions" aria-label={messages.ways()}>
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

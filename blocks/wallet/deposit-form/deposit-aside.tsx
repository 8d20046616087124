import { useMessages } from '#engine/messages/use-messages.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { Anchor } from '../../_ui/anchor.tsx';
import type { RemainingDepositLimit } from './deposit-form.data.ts';
import type { DepositFormProps } from './deposit-form.gen.ts';
import { depositFormMessages } from './deposit-form.messages.gen.ts';

interface DepositAsideProps {
  readonly id: string;
  readonly aside: DepositFormProps['aside'];
  readonly limit: RemainingDepositLimit | null;
}

/** Limits and help beside the form. */
export function DepositLimitAndHelpAside({ id, aside, limit }: DepositAsideProps) {
  const messages = useMessages(depositFormMessages);
  const href = useRouteHrefBuilder();
  if (!aside && !limit) return null;
  return (
    <aside className="deposit-form__aside card ground-surface" aria-labelledby={aside ? id : undefined}>
      {aside ? <h2 id={id}>{aside.heading}</h2> : null}
      {limit ? (
        <p className="deposit-form__limit">
          {limit.remaining.minor === 0 ? messages.limitReached(limit) : messages.limit(limit)}{' '}
          <a href={href('my-account.precommitment-limit')}>{messages.setLimit()}</a>
        </p>
      ) : null}
      {aside?.text ? <p>{aside.text}</p> : null}
      <ul>
        {(aside?.links ?? []).map(({ label, link }) => (
          <li key={`${link.href} ${label}`}>
            <Anchor link={link}>{label}</Anchor>
          </li>
        ))}
      </ul>
    </aside>
  );
}

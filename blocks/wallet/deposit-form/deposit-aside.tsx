import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { Anchor } from '../../_ui/anchor.tsx';
import type { FormattedRemainingDepositLimit } from './deposit-form.data.ts';
import type { DepositFormProps } from './deposit-form.gen.ts';
import { fillDepositText, DEPOSIT_FORM_WORDS as WORDS } from './deposit-form-words.ts';

interface DepositAsideProps {
  readonly id: string;
  readonly aside: DepositFormProps['aside'];
  readonly limit: FormattedRemainingDepositLimit | null;
}

/** Limits and help beside the form. */
export function DepositLimitAndHelpAside({ id, aside, limit }: DepositAsideProps) {
  const href = useRouteHrefBuilder();
  if (!aside && !limit) return null;
  const isReached = limit !== null && !/[1-9]/.test(limit.remaining);
  return (
    <aside className="deposit-form__aside card ground-surface" aria-labelledby={aside ? id : undefined}>
      {aside ? <h2 id={id}>{aside.heading}</h2> : null}
      {limit ? (
        <p className="deposit-form__limit">
          {fillDepositText(isReached ? WORDS.limitReached : WORDS.limit, { ...limit })}{' '}
          <a href={href('my-account.precommitment-limit')}>{WORDS.setLimit}</a>
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

import type { FormattedLimit } from './limit-manager.data.ts';
import { fillLimitText, type LIMIT_WORDS_BY_KIND, LIMIT_MANAGER_WORDS as PARTS } from './limit-manager-words.ts';

interface LimitStateProps {
  readonly row: FormattedLimit;
  readonly words: (typeof LIMIT_WORDS_BY_KIND)['spending'];
}

/** A limit and how much of it is used. */
export function LimitUsageSummary({ row, words }: LimitStateProps) {
  const { period, limit, used, remaining, share, resets, pending } = row;
  const said = fillLimitText(words.used, { used, remaining });
  return (
    <div className="limit-manager__state">
      <p className="limit-manager__amount figure">{fillLimitText(words.limit[period], { limit })}</p>
      <progress max={100} value={share} aria-label={said} />
      <p>{said}</p>
      <p className="small muted">{fillLimitText(PARTS.resets, { resets })}</p>
      {pending ? (
        <p className="limit-manager__pending">
          {fillLimitText(pending.limit === null ? PARTS.ending : PARTS.pending, pending)}
        </p>
      ) : null}
    </div>
  );
}

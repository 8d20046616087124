import { useMessages } from '#engine/messages/use-messages.ts';
import type { LimitUsage } from './limit-manager.data.ts';
import { limitManagerMessages } from './limit-manager.messages.gen.ts';

interface LimitStateProps {
  readonly row: LimitUsage;
  readonly kind: 'spending' | 'deposits';
}

/** A limit and how much of it is used. */
export function LimitUsageSummary({ row, kind }: LimitStateProps) {
  const messages = useMessages(limitManagerMessages);
  const { period, limit, used, remaining, share, resetsAt, pending } = row;
  const usage = messages.used({ kind, used, remaining });
  return (
    <div className="limit-manager__state">
      <p className="limit-manager__amount figure">{messages.limit({ period, limit })}</p>
      <progress max={100} value={share} aria-label={usage} />
      <p>{usage}</p>
      <p className="small muted">{messages.resets({ moment: resetsAt })}</p>
      {pending ? (
        <p className="limit-manager__pending">
          {pending.limit === null
            ? messages.ending({ moment: pending.from })
            : messages.pending({ limit: pending.limit, moment: pending.from })}
        </p>
      ) : null}
    </div>
  );
}

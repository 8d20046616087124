import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockPropsWithDataOrElevation } from '#engine/render/block.ts';
import { twoFactorAdviceFlow } from '#machines/account/two-factor-advice/two-factor-advice.flow.ts';
import { twoFactorAdviceView } from '#machines/account/two-factor-advice/two-factor-advice.view.ts';
import { Anchor } from '../../_ui/anchor.tsx';
import { useHydrated } from '../../_ui/use-hydrated.ts';
import type { TwoFactorAdviceBlockData } from './two-factor-advice.data.ts';
import type { TwoFactorAdviceProps } from './two-factor-advice.gen.ts';
import { twoFactorAdviceMessages } from './two-factor-advice.messages.gen.ts';

export function TwoFactorAdvice({
  id,
  props,
  data,
}: BlockPropsWithDataOrElevation<TwoFactorAdviceProps, TwoFactorAdviceBlockData>) {
  const messages = useMessages(twoFactorAdviceMessages);
  const { heading, text, action, dismissLabel = messages.dismiss() } = props;
  const { view, send } = useFlow(twoFactorAdviceFlow, twoFactorAdviceView, false);
  const isHydrated = useHydrated();
  if (!data?.isAdvised || view?.isShown === false) return null;
  return (
    <section className="two-factor-advice wrap" aria-labelledby={`${id}-heading`}>
      <div className="two-factor-advice__panel card ground-surface">
        <div className="two-factor-advice__words">
          <h2 id={`${id}-heading`} className="card-title">
            {heading}
          </h2>
          {text ? <p>{text}</p> : null}
        </div>
        <p className="actions">
          <Anchor className="button" link={action.link}>
            {action.label}
          </Anchor>
          <button
            type="button"
            className="button button--secondary"
            disabled={!isHydrated}
            onClick={() => send({ type: 'PROMPT.ACKNOWLEDGE' })}
          >
            {dismissLabel}
          </button>
        </p>
      </div>
    </section>
  );
}

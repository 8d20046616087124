import { useState } from 'react';
import { formatCurrencyAmount, parseMoney } from '#domain/money.ts';
import { useMessages } from '#engine/messages/use-messages.ts';
import { useRouteHrefBuilder, useSite } from '#engine/render/block-context.tsx';
import type { GroupWizardEvent } from '#machines/party/group-wizard/group-wizard.types.ts';
import type { PartySession } from '#schemas/generated/api/types.gen.ts';
import { NumberStepper } from '../../_ui/form/stepper.tsx';
import { useAddToCart } from '../../_ui/use-cart-add.ts';
import { groupWizardMessages } from './group-wizard.messages.gen.ts';

interface JoinStepProps {
  readonly text: string;
  readonly session: PartySession;
  readonly send: (event: GroupWizardEvent) => void;
}

/** The first shares of the session that was opened. Whoever wants none yet finds them with the group. */
export function GroupWizardBuySharesStep({ text, session, send }: JoinStepProps) {
  const { sessionId, lotteryKey, sharesLeft, sharePrice } = session;
  const messages = useMessages(groupWizardMessages);
  const { locale } = useSite();
  const href = useRouteHrefBuilder();
  const [shares, setShares] = useState(1);
  const { isBusy, failure, add } = useAddToCart('group-wizard', true);
  const total = shares * parseMoney(sharePrice);
  return (
    <div className="group-wizard__step">
      <p>{text}</p>
      <NumberStepper
        label={messages.shares()}
        value={shares}
        min={1}
        max={Math.max(1, sharesLeft)}
        text={messages.shareCount({ shares })}
        fewerLabel={messages.fewer()}
        moreLabel={messages.more()}
        onChange={setShares}
      />
      <p className="figure">{formatCurrencyAmount(total, { locale, currency: sharePrice.currency })}</p>
      <p role="alert" className="field__error">
        {failure}
      </p>
      <p className="actions">
        <button
          type="button"
          className="button"
          aria-disabled={isBusy ? true : undefined}
          onClick={() => {
            add({
              productType: 'social_syndicate_share',
              lotteryKey,
              syndicateEncodedId: sessionId,
              numShares: shares,
            });
          }}
        >
          {isBusy ? messages.adding() : messages.add()}
        </button>
        <a
          className="button button--secondary"
          href={href('my-account.lotto-party.group', { id: session.groupId })}
          onClick={() => send({ type: 'WIZARD.CLOSE' })}
        >
          {messages.toGroup()}
        </a>
      </p>
    </div>
  );
}

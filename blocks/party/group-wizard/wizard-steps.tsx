import { useEffect, useRef, useState } from 'react';
import { formatAmountWithoutZeroCents, parseMoney } from '#domain/money.ts';
import { useMessages } from '#engine/messages/use-messages.ts';
import { useSite } from '#engine/render/block-context.tsx';
import { type GroupWizardEvent, MAX_GROUP_NAME_LENGTH } from '#machines/party/group-wizard/group-wizard.types.ts';
import type { GroupWizardView } from '#machines/party/group-wizard/group-wizard.view.ts';
import type { Money } from '#schemas/generated/api/types.gen.ts';
import { drawDayMessages } from '../../_ui/draw-day.messages.gen.ts';
import { formatDrawDay } from '../../_ui/draw-day.ts';
import { RadioOptionsFieldset } from '../../_ui/form/radio-choice.tsx';
import { jackpotMessages } from '../../_ui/offer/jackpot.messages.gen.ts';
import { formatJackpot } from '../../_ui/offer/jackpot.ts';
import { groupWizardMessages } from './group-wizard.messages.gen.ts';
import { InvitedMembersChoice } from './member-choice.tsx';

interface StepParts {
  readonly id: string;
  /** Introduction text of the step. */
  readonly text: string;
  readonly view: GroupWizardView;
  /** Why the step failed; null for no failure. */
  readonly failure: string | null;
  readonly send: (event: GroupWizardEvent) => void;
}

export function GroupWizardNameStep({ id, text, view: { draft }, failure, send }: StepParts) {
  const messages = useMessages(groupWizardMessages);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (failure) input.current?.focus();
  }, [failure]);
  return (
    <>
      <p>{text}</p>
      <div className="field">
        <label htmlFor={`${id}-name`}>{messages.groupName()}</label>
        <input
          ref={input}
          id={`${id}-name`}
          className="input"
          type="text"
          autoComplete="off"
          maxLength={MAX_GROUP_NAME_LENGTH}
          value={draft.groupName}
          aria-invalid={failure ? true : undefined}
          aria-describedby={failure ? `${id}-failure` : undefined}
          onChange={({ target }) => send({ type: 'NAME.ENTER', groupName: target.value })}
        />
      </div>
      <Failure id={id} text={failure} />
    </>
  );
}

/** Draws of a lottery that are shown initially: later ones are months away. */
const SOON = 3;

export function GroupWizardDrawStep({ id, text, view: { draft, configs }, failure, send }: StepParts) {
  const messages = useMessages(groupWizardMessages);
  const jackpotTexts = useMessages(jackpotMessages);
  const dayTexts = useMessages(drawDayMessages);
  const { locale, timeZone } = useSite();
  const [now] = useState(() => Date.now());
  const [showsLater, setShowsLater] = useState(false);
  const hasLater = configs.some(({ draws }) => draws.length > SOON);
  const options = configs.flatMap(({ lotteryName, draws }) =>
    draws
      .filter(({ drawId }, index) => showsLater || index < SOON || drawId === draft.drawId)
      .map(({ drawId, date, prizePool }) => ({
        key: drawId,
        label: lotteryName,
        hint: formatDrawDay(Date.parse(date), now, { timeZone }, dayTexts),
        aside:
          prizePool && formatJackpot(parseMoney(prizePool), { locale, currency: prizePool.currency }, jackpotTexts),
      })),
  );
  if (options.length === 0) return <p>{messages.nothing()}</p>;
  return (
    <>
      <p>{text}</p>
      <Failure id={id} text={failure} />
      <RadioOptionsFieldset
        legend={messages.draws()}
        options={options}
        value={draft.drawId}
        onChoose={(drawId) => send({ type: 'DRAW.SELECT', drawId })}
      />
      {hasLater ? (
        <p>
          <button type="button" className="button button--quiet" onClick={() => setShowsLater(!showsLater)}>
            {showsLater ? messages.soon() : messages.later()}
          </button>
        </p>
      ) : null}
    </>
  );
}

export function GroupWizardSharePriceStep({ id, text, view: { draft, config }, failure, send }: StepParts) {
  const messages = useMessages(groupWizardMessages);
  const { locale } = useSite();
  const price = (money: Money) => formatAmountWithoutZeroCents(parseMoney(money), { locale, currency: money.currency });
  const options = (config?.sharePrices ?? []).map(({ sharePrice, gamesPerShare }) => ({
    key: sharePrice.amount,
    label: price(sharePrice),
    aside: messages.gamesPerShare({ games: gamesPerShare }),
  }));
  return (
    <>
      <p>{text}</p>
      <Failure id={id} text={failure} />
      <RadioOptionsFieldset
        legend={messages.prices()}
        options={options}
        value={draft.sharePrice}
        onChoose={(sharePrice) => send({ type: 'PRICE.SELECT', sharePrice })}
      />
    </>
  );
}

export function GroupWizardAutosessionStep({ text, view: { draft, members, invited }, send }: StepParts) {
  const messages = useMessages(groupWizardMessages);
  const options = [
    { key: 'off', label: messages.autoOff() },
    { key: 'on', label: messages.autoOn(), hint: messages.autoOnHint() },
  ] as const;
  return (
    <>
      <p>{text}</p>
      <RadioOptionsFieldset
        legend={messages.auto()}
        options={options}
        value={draft.autosession}
        onChoose={(autosession) => send({ type: 'AUTOSESSION.SELECT', autosession })}
      />
      {members.length > 0 ? (
        <InvitedMembersChoice
          members={members}
          invited={invited}
          onChange={(chosen) => send({ type: 'INVITED.SELECT', invited: chosen })}
        />
      ) : null}
    </>
  );
}

/** Shown above the options, and scrolled into view when it appears. */
function Failure({ id, text }: { readonly id: string; readonly text: string | null }) {
  const alertRef = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (text) alertRef.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);
  return (
    <p ref={alertRef} id={`${id}-failure`} role="alert" className="field__error">
      {text}
    </p>
  );
}

import type { ReactNode } from 'react';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps, RichText } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { Prose } from '../../_ui/prose.tsx';
import { DrawnSets } from '../../_ui/ticket/drawn-sets.tsx';
import { describeDrawWinners } from '../_shared/describe-draw-result.ts';
import { drawWinnersMessages } from '../_shared/draw-winners.messages.gen.ts';
import type { DrawResultBlockData } from './draw-result.data.ts';
import type { DrawResultProps } from './draw-result.gen.ts';
import { drawResultMessages } from './draw-result.messages.gen.ts';

export function DrawResult({ props, data }: BlockProps<DrawResultProps, DrawResultBlockData>) {
  return (
    <section className={`draw-result draw-result--${data.state} band`}>
      <div className="wrap">
        {data.winners === null ? <ToCome props={props} data={data} /> : <Drawn props={props} data={data} />}
      </div>
    </section>
  );
}

interface PartProps {
  readonly props: DrawResultProps;
  readonly data: DrawResultBlockData;
}

function Drawn({ props, data }: PartProps) {
  const messages = useMessages(drawResultMessages);
  const winnersMessages = useMessages(drawWinnersMessages);
  const { numbers, tickets, prize, winners, isLottery, state } = data;
  return (
    <>
      <h2>{props.heading ?? messages.heading()}</h2>
      <div className="draw-result__drawn">
        <DrawnSets sets={numbers} isNamed />
      </div>
      {tickets.length > 0 ? (
        <div className="draw-result__tickets">
          <p className="small">{messages.tickets({ tickets: tickets.length })}</p>
          <ol>
            {tickets.map((ticket) => (
              <li key={ticket} className="figure">
                {ticket}
              </li>
            ))}
          </ol>
        </div>
      ) : null}
      <dl className="draw-result__facts">
        <div>
          <dt className="small">{prize !== null && isLottery ? messages.division() : messages.prize()}</dt>
          {prize === null ? null : <dd className="prize">{prize}</dd>}
          {winners === null ? null : <dd>{describeDrawWinners(winners, winnersMessages)}</dd>}
        </div>
      </dl>
      {state === 'pending' ? <Notice heading={messages.pending()} text={props.pendingText} /> : null}
    </>
  );
}

function ToCome({ props, data }: PartProps) {
  const messages = useMessages(drawResultMessages);
  const href = useRouteHrefBuilder();
  const { state, url, drawNo, isLottery, closes, drawn, isOver } = data;
  const to = { productOfferKey: url };
  if (state !== 'open') {
    return (
      <Notice heading={messages.closed()} text={props.closedText}>
        <p>{isOver ? messages.soon() : messages.drawn({ day: drawn.day, time: drawn.time })}</p>
      </Notice>
    );
  }
  return (
    <Notice heading={messages.open()} text={props.openText}>
      <p>{messages.closes({ moment: closes })}</p>
      <p data-advertises>
        <a
          className="button"
          href={
            isLottery
              ? href('offer.play', to, { firstDrawNo: String(drawNo) })
              : href('offer.draw', { ...to, drawNo: String(drawNo) })
          }
        >
          {messages.play()}
        </a>
      </p>
    </Notice>
  );
}

interface NoticeProps {
  readonly heading: string;
  readonly text: RichText | undefined;
  readonly children?: ReactNode;
}

function Notice({ heading, text, children }: NoticeProps) {
  return (
    <div className="draw-result__notice card ground-surface">
      <h2>{heading}</h2>
      <Prose text={text} />
      {children}
    </div>
  );
}

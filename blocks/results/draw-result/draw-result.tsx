import type { ReactNode } from 'react';
import type { BlockProps, RichText } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { Prose } from '../../_ui/prose.tsx';
import { DrawnSets } from '../../_ui/ticket/drawn-sets.tsx';
import type { DrawResultBlockData } from './draw-result.data.ts';
import type { DrawResultProps } from './draw-result.gen.ts';

const WORDS = {
  heading: 'What was drawn',
  tickets: 'Winning tickets',
  ticket: 'Winning ticket',
  prize: 'First prize',
  division: 'Division 1',
  open: 'This draw is on sale',
  closed: 'Sales of this draw are over',
  pending: 'The prizes are being worked out',
  closes: 'Sales close',
  soon: 'The result is on its way. Please look again in a few minutes.',
  play: 'Play this draw',
};

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
  const { numbers, tickets, prize, winners, isLottery, state } = data;
  return (
    <>
      <h2>{props.heading ?? WORDS.heading}</h2>
      <div className="draw-result__drawn">
        <DrawnSets sets={numbers} isNamed />
      </div>
      {tickets.length > 0 ? (
        <div className="draw-result__tickets">
          <p className="small">{tickets.length === 1 ? WORDS.ticket : WORDS.tickets}</p>
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
          <dt className="small">{prize !== null && isLottery ? WORDS.division : WORDS.prize}</dt>
          {prize === null ? null : <dd className="prize">{prize}</dd>}
          <dd>{winners}</dd>
        </div>
      </dl>
      {state === 'pending' ? <Notice heading={WORDS.pending} text={props.pendingText} /> : null}
    </>
  );
}

function ToCome({ props, data }: PartProps) {
  const href = useRouteHrefBuilder();
  const { state, url, drawNo, isLottery, closes, drawn, isOver } = data;
  const to = { productOfferKey: url };
  if (state !== 'open') {
    return (
      <Notice heading={WORDS.closed} text={props.closedText}>
        <p>{isOver ? WORDS.soon : `The draw: ${drawn.day}, ${drawn.time}.`}</p>
      </Notice>
    );
  }
  return (
    <Notice heading={WORDS.open} text={props.openText}>
      <p>
        {WORDS.closes} {closes}.
      </p>
      <p data-advertises>
        <a
          className="button"
          href={
            isLottery
              ? href('offer.play', to, { firstDrawNo: String(drawNo) })
              : href('offer.draw', { ...to, drawNo: String(drawNo) })
          }
        >
          {WORDS.play}
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

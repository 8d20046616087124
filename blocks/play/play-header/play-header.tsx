import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useCapability, useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { SectionHead } from '../../_ui/section-head.tsx';
import { describeUnavailablePlay } from './describe-notice.ts';
import type { LotterySaleNoticeData } from './play-header.data.ts';
import type { PlayHeaderProps } from './play-header.gen.ts';
import { playHeaderMessages } from './play-header.messages.gen.ts';

export function PlayHeader({ props, data }: BlockProps<PlayHeaderProps, LotterySaleNoticeData>) {
  const messages = useMessages(playHeaderMessages);
  const href = useRouteHrefBuilder();
  const hasLotteries = useCapability('commercial_lotteries');
  const { notice, isOnSale, hasNext, way } = data;
  const described = notice && describeUnavailablePlay(notice, hasNext, messages);
  const results = notice?.missed?.results;
  return (
    <div className="play-header wrap">
      {described ? (
        <div className="play-header__notice card">
          <h2>{described.heading}</h2>
          <p>{described.text}</p>
          {results ? (
            <p>
              <a className="button button--secondary" href={href('offer.results.draw', results)}>
                {messages.results({ drawNo: String(notice?.missed?.drawNo) })}
              </a>
            </p>
          ) : null}
          {hasNext ? (
            <p data-advertises>
              <a className="button" href={href('offer.play', way)}>
                {messages.playNext()}
              </a>
            </p>
          ) : null}
          {isOnSale || hasNext ? null : (
            <p>
              <a className="button button--secondary" href={href(hasLotteries ? 'lotto-tickets' : 'home')}>
                {hasLotteries ? messages.lotteries() : messages.everything()}
              </a>
            </p>
          )}
        </div>
      ) : null}
      {isOnSale ? (
        <>
          <SectionHead heading={props.heading ?? messages.heading()} intro={props.intro} />
          {props.pick === 'shop' ? (
            <p className="play-header__way">
              <a href={href('offer.play', way)}>{messages.yourself()}</a>
            </p>
          ) : null}
          <noscript>
            <p>{messages.noScript()}</p>
          </noscript>
        </>
      ) : null}
    </div>
  );
}

import type { BlockProps } from '#engine/render/block.ts';
import { useCapability, useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { SectionHead } from '../../_ui/section-head.tsx';
import type { LotterySaleNoticeData } from './play-header.data.ts';
import type { PlayHeaderProps } from './play-header.gen.ts';

const WORDS = {
  heading: 'Pick your numbers',
  lotteries: 'All lotteries',
  everything: 'Everything on sale',
  next: 'Play the next draw',
  yourself: 'Choose the numbers yourself',
  noScript: 'Choosing numbers needs JavaScript. The prices and rules of this lottery are below.',
};

export function PlayHeader({ props, data }: BlockProps<PlayHeaderProps, LotterySaleNoticeData>) {
  const href = useRouteHrefBuilder();
  const hasLotteries = useCapability('commercial_lotteries');
  const { notice, isOnSale, hasNext, way } = data;
  return (
    <div className="play-header wrap">
      {notice ? (
        <div className="play-header__notice card">
          <h2>{notice.heading}</h2>
          <p>{notice.text}</p>
          {notice.results ? (
            <p>
              <a className="button button--secondary" href={href('offer.results.draw', notice.results.params)}>
                {notice.results.label}
              </a>
            </p>
          ) : null}
          {hasNext ? (
            <p data-advertises>
              <a className="button" href={href('offer.play', way)}>
                {WORDS.next}
              </a>
            </p>
          ) : null}
          {isOnSale || hasNext ? null : (
            <p>
              <a className="button button--secondary" href={href(hasLotteries ? 'lotto-tickets' : 'home')}>
                {hasLotteries ? WORDS.lotteries : WORDS.everything}
              </a>
            </p>
          )}
        </div>
      ) : null}
      {isOnSale ? (
        <>
          <SectionHead heading={props.heading ?? WORDS.heading} intro={props.intro} />
          {props.pick === 'shop' ? (
            <p className="play-header__way">
              <a href={href('offer.play', way)}>{WORDS.yourself}</a>
            </p>
          ) : null}
          <noscript>
            <p>{WORDS.noScript}</p>
          </noscript>
        </>
      ) : null}
    </div>
  );
}

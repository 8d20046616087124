import { useEffect, useState } from 'react';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { favouriteNumbersFlow } from '#machines/play/favourite-numbers/favourite-numbers.flow.ts';
import { favouriteNumbersView } from '#machines/play/favourite-numbers/favourite-numbers.view.ts';
import { Prose } from '../../_ui/prose.tsx';
import type { FavouriteListBlockData } from './favourite-list.data.ts';
import type { FavouriteListProps } from './favourite-list.gen.ts';
import { favouriteListMessages } from './favourite-list.messages.gen.ts';
import { FavouriteNumbersOfLotteryRow } from './favourite-row.tsx';

export function FavouriteList({ props, data }: BlockProps<FavouriteListProps, FavouriteListBlockData>) {
  const messages = useMessages(favouriteListMessages);
  const { heading = messages.heading(), intro, level, emptyText = messages.noLottery() } = props;
  const { view, send } = useFlow(favouriteNumbersFlow, favouriteNumbersView);
  const [open, setOpen] = useState<string | null>(null);
  const [closed, setClosed] = useState<string | null>(null);
  const [saved, setSaved] = useState<readonly { readonly lotteryKey: string }[] | null>(null);
  const Heading = `h${level}` as const;

  // What was being chosen stays until it is saved: a save that fails loses nothing.
  useEffect(() => {
    if (saved === null || !view || view.isSaving || view.favourites === saved) return;
    setSaved(null);
    setClosed(open);
    setOpen(null);
  }, [saved, view, open]);

  return (
    <section className="favourite-list band">
      <div className="wrap wrap--narrow">
        <Heading>{heading}</Heading>
        <Prose text={intro} />
        {view?.isTipShown ? (
          <div className="favourite-list__tip card ground-surface" role="note">
            <p>{messages.tip()}</p>
            <button type="button" className="button button--quiet" onClick={() => send({ type: 'TIP.CLOSE' })}>
              {messages.tipClose()}
            </button>
          </div>
        ) : null}
        <div role="status">
          {view === null || view.status === 'loading' ? <p className="muted">{messages.loading()}</p> : null}
        </div>
        {view?.status === 'failed' ? (
          <p className="favourite-list__failed">
            {messages.failed()}{' '}
            <button type="button" className="button button--quiet" onClick={() => send({ type: 'FAVOURITES.LOAD' })}>
              {messages.retry()}
            </button>
          </p>
        ) : null}
        {data.lotteries.length === 0 ? <p className="muted">{emptyText}</p> : null}
        <ul className="favourite-list__lotteries">
          {data.lotteries.map((lottery) => (
            <FavouriteNumbersOfLotteryRow
              key={lottery.key}
              lottery={lottery}
              favourite={view?.favourites.find(({ lotteryKey }) => lotteryKey === lottery.key) ?? null}
              isKnown={view?.status === 'known'}
              isSaving={view?.isSaving === true}
              isOpen={open === lottery.key}
              takesFocus={closed === lottery.key}
              onOpen={() => {
                setClosed(null);
                setOpen(lottery.key);
              }}
              onCancel={() => {
                setClosed(lottery.key);
                setOpen(null);
              }}
              onSave={(numberSets) => {
                setSaved(view?.favourites ?? []);
                send({ type: 'FAVOURITES.SAVE', lotteryKey: lottery.key, numberSets });
              }}
              onRemove={() => send({ type: 'FAVOURITES.REMOVE', lotteryKey: lottery.key })}
            />
          ))}
        </ul>
        <noscript>
          <p>{messages.noScript()}</p>
        </noscript>
      </div>
    </section>
  );
}

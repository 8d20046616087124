import type { PlayHeaderMessages } from './play-header.messages.gen.ts';
import type { UnavailablePlayNotice } from './play-notice.ts';

interface NoticeText {
  readonly heading: string;
  readonly text: string;
}

/** Heading and text of a notice; `hasNext` is true where the next draw is sold on another page. */
export function describeUnavailablePlay(
  notice: UnavailablePlayNotice,
  hasNext: boolean,
  messages: PlayHeaderMessages,
): NoticeText {
  const { reason, lottery, missed, next } = notice;
  const drawNo = String(missed?.drawNo);
  const goesOn = next ? messages[hasNext ? 'nextOnSale' : 'startsWithNext'](toDrawValues(next)) : '';
  switch (reason) {
    case 'outside-licence':
      return { heading: messages.notSoldHere({ lottery }), text: messages.outsideLicence() };
    case 'suspended':
      return { heading: messages.notOnSale({ lottery }), text: next ? messages.suspended(toDrawValues(next)) : '' };
    case 'between-draws':
      return { heading: messages.notOnSale({ lottery }), text: messages.betweenDraws() };
    case 'draw-over':
      return { heading: messages.drawOver({ drawNo }), text: goesOn };
    case 'sales-closed': {
      const drawn = missed?.drawn ? messages.drawn({ when: missed.drawn }) : '';
      return { heading: messages.salesClosed({ drawNo }), text: `${drawn} ${goesOn}` };
    }
    case 'draw-not-on-sale':
      return { heading: messages.drawNotOnSale({ drawNo }), text: goesOn };
  }
}

function toDrawValues({ drawNo, drawn }: { readonly drawNo: number; readonly drawn: string }) {
  return { drawNo: String(drawNo), when: drawn };
}

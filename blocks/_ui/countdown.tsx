import { useMessages } from '#engine/messages/use-messages.ts';
import { countdownMessages } from './countdown.messages.gen.ts';
import type { FormattedTimeLeft } from './time-left.ts';

/** The time left until a moment; a page script updates it. */
export function Countdown({ left, className }: { readonly left: FormattedTimeLeft; readonly className?: string }) {
  const closed = useMessages(countdownMessages).closed();
  return (
    <time className={className} dateTime={left.at} data-countdown={closed} suppressHydrationWarning>
      {left.text || closed}
    </time>
  );
}

import type { FormattedTimeLeft } from './time-left.ts';

/** The time left to a moment; a script of the page keeps it current. */
export function Countdown({ left, className }: { readonly left: FormattedTimeLeft; readonly className?: string }) {
  return (
    <time className={className} dateTime={left.at} data-countdown="" suppressHydrationWarning>
      {left.text}
    </time>
  );
}

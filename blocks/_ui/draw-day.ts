import { resolveDrawDay } from '#domain/play/draw-day.ts';
import type { SiteDataForBlocks } from '#engine/page/site-view.ts';
import type { DrawDayMessages } from './draw-day.messages.gen.ts';

/**
 * Label of a draw date (specification: Business constants and limits, "Draw day labels"), such as 'Tonight' or 'This
 * Saturday'. `draw` and `now` are epoch milliseconds.
 */
export function formatDrawDay(
  draw: number,
  now: number,
  { timeZone }: Pick<SiteDataForBlocks, 'timeZone'>,
  messages: DrawDayMessages,
): string {
  const day = resolveDrawDay(draw, now, timeZone);
  switch (day) {
    case 'tonight':
    case 'today':
    case 'tomorrow':
      return messages[day]();
    case 'thisWeekday':
    case 'nextWeekday':
    case 'date':
      return messages[day]({ draw });
  }
}

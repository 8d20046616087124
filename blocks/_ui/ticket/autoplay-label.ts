import type { MoneyValue } from '#domain/messages/format-message.ts';
import type { AutoplayRhythm } from '#domain/play/autoplay-rhythm.ts';
import type { AutoplayLabelMessages } from './autoplay-label.messages.gen.ts';

const LABELS = {
  weekly: 'weekly',
  monthly: 'monthly',
  'every-draw': 'everyDraw',
} as const satisfies Record<AutoplayRhythm, keyof AutoplayLabelMessages>;

/** Text for when an autoplay buys (specification: Business constants and limits, "Autoplay labels"). */
export function formatAutoplayLabel(
  rhythm: AutoplayRhythm,
  minimumJackpot: MoneyValue | null,
  messages: AutoplayLabelMessages,
): string {
  return minimumJackpot === null ? messages[LABELS[rhythm]]() : messages.minimumJackpot({ jackpot: minimumJackpot });
}

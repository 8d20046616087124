import type { MinorUnits, MoneyFormat } from '#domain/money.ts';
import { toJackpotFigure } from '#domain/play/jackpot-figure.ts';
import type { JackpotMessages } from './jackpot.messages.gen.ts';

/** A jackpot as text (specification: Business constants and limits, "Jackpot display"). */
export function formatJackpot(amount: MinorUnits | null, money: MoneyFormat, messages: JackpotMessages): string {
  const { kind, figure } = toJackpotFigure(amount, money);
  switch (kind) {
    case 'unknown':
      return messages.unknown();
    case 'compact':
      return figure;
    default:
      return messages[kind]({ amount: figure });
  }
}

import type { BlockProps } from '#engine/render/block.ts';
import type { LotteryNumberPickerProps } from './lottery-number-picker.gen.ts';
import type { LotteryNumberPickerData } from './picker-data.ts';
import { LotteryTicketForm } from './ticket-form.tsx';

/** The ticket form; null if none can be bought: the play header shows why. */
export function LotteryNumberPicker({ props, data }: BlockProps<LotteryNumberPickerProps, LotteryNumberPickerData>) {
  const { addLabel, pick } = props;
  const { lotteryKey, gameType, draws } = data;
  if (draws.length === 0) return null;
  return (
    <div className="lottery-number-picker wrap">
      {/* Another game type is a new ticket, also without a page load. */}
      <LotteryTicketForm key={`${lotteryKey} ${gameType} ${pick}`} data={data} addLabel={addLabel} />
    </div>
  );
}

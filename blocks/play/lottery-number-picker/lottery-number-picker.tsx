import type { BlockProps } from '#engine/render/block.ts';
import type { LotteryNumberPickerProps } from './lottery-number-picker.gen.ts';
import type { LotteryNumberPickerData } from './picker-data.ts';
import { LotteryTicketForm } from './ticket-form.tsx';

/** A ticket; nothing while none can be bought, which the head over it tells. */
export function LotteryNumberPicker({ props, data }: BlockProps<LotteryNumberPickerProps, LotteryNumberPickerData>) {
  const { addLabel, pick } = props;
  const { lotteryKey, gameType, draws } = data;
  if (draws.length === 0) return null;
  return (
    <div className="lottery-number-picker wrap">
      {/* Another way to play is another ticket, also where the page stays. */}
      <LotteryTicketForm key={`${lotteryKey} ${gameType} ${pick}`} data={data} addLabel={addLabel} />
    </div>
  );
}

import { isNonArrayObject } from '#engine/api/api-error.ts';
import type { TabStorage } from '#engine/storage/tab-storage.ts';
import { PICKED_NUMBERS_STORAGE_KEY } from '#schemas/browser/tab-names.ts';
import type { LotteryNumberPickerData, NumberSetToPickFromView } from './picker-data.ts';
import type { PicksByNumberSet, TicketDraft, TicketDraftChange } from './ticket.ts';

type Restore = Extract<TicketDraftChange, { type: 'restore' }>;

function nameOf({ lotteryKey, gameType }: Pick<LotteryNumberPickerData, 'lotteryKey' | 'gameType'>) {
  return `${PICKED_NUMBERS_STORAGE_KEY}:${lotteryKey}:${gameType}` as const;
}

/** Stores the picked numbers, if there are any, until the page is opened again. */
export function savePicks(
  storage: TabStorage,
  data: Pick<LotteryNumberPickerData, 'lotteryKey' | 'gameType'>,
  { offerKey, games }: Pick<TicketDraft, 'offerKey' | 'games'>,
): void {
  const isPicked = games.some((picks) => Object.values(picks).some((numbers) => numbers.length > 0));
  if (isPicked) storage.write(nameOf(data), JSON.stringify({ offer: offerKey, games }));
}

/** Reads and removes the stored picks; null if none, or no longer playable. */
export function consumeSavedPicks(
  storage: TabStorage,
  data: Pick<LotteryNumberPickerData, 'lotteryKey' | 'gameType' | 'offers'>,
): Restore | null {
  const text = storage.read(nameOf(data));
  if (text === null) return null;
  storage.remove(nameOf(data));
  try {
    return restored(JSON.parse(text), data);
  } catch {
    return null;
  }
}

function restored(value: unknown, { offers }: Pick<LotteryNumberPickerData, 'offers'>): Restore | null {
  if (!isNonArrayObject(value) || !Array.isArray(value['games'])) return null;
  const offer = offers.find(({ key }) => key === value['offer']);
  if (!offer) return null;
  const games = value['games'].map((game) => picksIn(game, offer.numberSets));
  const fits = games.length >= offer.minGames && games.length <= offer.maxGames;
  return fits ? { type: 'restore', offer: offer.key, games } : null;
}

function picksIn(game: unknown, sets: readonly NumberSetToPickFromView[]): PicksByNumberSet {
  if (!isNonArrayObject(game)) return {};
  return Object.fromEntries(
    sets.flatMap(({ key, count, min, max }) => {
      const numbers = game[key];
      const fits =
        Array.isArray(numbers) &&
        numbers.length <= count &&
        numbers.every((number) => Number.isInteger(number) && number >= min && number <= max);
      return fits ? [[key, numbers]] : [];
    }),
  );
}

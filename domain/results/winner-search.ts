/** What is searched of a winner. */
export interface SearchedWinner {
  readonly name: string;
  readonly place: string;
  readonly prizeTitle: string;
}

/** The most that is searched for. */
const LONGEST = 60;

/** The words of a search, without case and accents; none for an empty one. */
export function splitSearchWords(text: string): string[] {
  return folded(text.slice(0, LONGEST)).split(' ').filter(Boolean);
}

/** Whether each word stands in the name, the place or the prize of a winner. */
export function isMatchingWinner(words: readonly string[], { name, place, prizeTitle }: SearchedWinner): boolean {
  const text = folded(`${name} ${place} ${prizeTitle}`);
  return words.every((word) => text.includes(word));
}

/** The ticket among winning ones that a search names, without regard to zeros before it; null for none. */
export function findSearchedTicket(words: readonly string[], tickets: readonly string[]): string | null {
  const [word] = words;
  if (words.length !== 1 || word === undefined || !/^\d+$/.test(word)) return null;
  return tickets.find((ticket) => withoutZeros(ticket) === withoutZeros(word)) ?? null;
}

function withoutZeros(ticket: string): string {
  return ticket.replace(/^0+/, '');
}

function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export interface SearchableWinnerFields {
  readonly name: string;
  readonly place: string;
  readonly prizeTitle: string;
}

/** Maximum length of a search text. */
const LONGEST = 60;

/** Normalised words of a search: lower case, without accents. */
export function normaliseSearchWords(text: string): string[] {
  return folded(text.slice(0, LONGEST)).split(' ').filter(Boolean);
}

/** Whether every word occurs in the name, place or prize of a winner. */
export function isMatchingWinner(
  words: readonly string[],
  { name, place, prizeTitle }: SearchableWinnerFields,
): boolean {
  const text = folded(`${name} ${place} ${prizeTitle}`);
  return words.every((word) => text.includes(word));
}

/** The winning ticket that a search names, ignoring leading zeros; null for none. */
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

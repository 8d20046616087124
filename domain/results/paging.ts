/** Results on a page (specification: Business constants and limits, "Page sizes"). */
export const RESULTS_ON_A_PAGE = 5;

export const WINNER_DRAWS_ON_A_PAGE = 10;

export const DEFAULT_ENTRIES_ON_A_PAGE = 10;

export const TICKETS_ON_A_PAGE_FOR_PRINTING = 20;

export function toLimitAndOffset(
  page: number,
  size = DEFAULT_ENTRIES_ON_A_PAGE,
): { readonly limit: number; readonly offset: number } {
  return { limit: size, offset: (page - 1) * size };
}

/** Parses a page number of at least 1 (specification: Validation rules); null for anything else. */
export function parsePageNumber(text: string): number | null {
  return /^-?\d{1,6}$/.test(text) ? Math.max(1, Number(text)) : null;
}

/** Number of pages; an empty list has one. */
export function countPages(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

/** Pages to link to: first, last and those around the current one. Null is a gap. */
export function listPageNumbersWithGaps(page: number, count: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, count].filter((number) => number >= 1 && number <= count);
  const numbers = [...new Set(near)].sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1] ?? number - 1;
    if (number - before === 1) return [number];
    return number - before === 2 ? [number - 1, number] : [null, number];
  });
}

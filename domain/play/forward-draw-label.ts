/**
 * The name of a coming draw by its place in the queue, 0 being the next one (specification: Business constants and
 * limits, "Forward ordinals"). The specification writes every ordinal from 4 up with 'th'.
 */
export function formatForwardDrawLabel(index: number): string {
  if (index === 0) return 'Next Available Draw';
  return `${index}${ORDINAL_SUFFIXES[index] ?? 'th'} Forward Draw`;
}

const ORDINAL_SUFFIXES: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };

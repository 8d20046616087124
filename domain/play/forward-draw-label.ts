/**
 * Label of an upcoming draw, where index 0 is the next one (specification: Business constants and limits, "Forward
 * ordinals"). The specification writes every ordinal from 4 with 'th'.
 */
export function formatForwardDrawOrdinal(index: number): string {
  if (index === 0) return 'Next Available Draw';
  return `${index}${ORDINAL_SUFFIXES[index] ?? 'th'} Forward Draw`;
}

const ORDINAL_SUFFIXES: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };

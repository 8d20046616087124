/** Whether every case is tried, as the audit does. Other runs leave out the rarest, which take long. */
export const IS_EXHAUSTIVE = process.env['VITRINE_EXHAUSTIVE'] === '1';

/** All cases in the audit; otherwise the first ones, which represent those that differ from them only in data. */
export function selectRepresentatives<T>(cases: readonly T[], count = 1): readonly T[] {
  return IS_EXHAUSTIVE ? cases : cases.slice(0, count);
}

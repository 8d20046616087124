/** Whether each part of the bench runs once and small, only to show that it works. Its ratios mean little. */
const isSmall = process.argv.includes('--small');

/** Number of repetitions: `inEarnest` for a real measurement, `small` for a small run. */
export function chooseRepetitionsForSmallOrFullRun(inEarnest: number, small: number): number {
  return isSmall ? small : inEarnest;
}

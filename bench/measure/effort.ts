/** Whether each part of the bench runs once and small, only to show that it still runs. Its ratios mean little. */
const isSmall = process.argv.includes('--small');

/** How often something is done: in earnest, or in a small run. */
export function chooseRepetitions(inEarnest: number, small: number): number {
  return isSmall ? small : inEarnest;
}

import type { Checker } from './checker.ts';

/** A violation in an otherwise clean small checkout: its check must find it, and report nothing without it. */
export interface PlantedViolation {
  readonly checker: Checker;
  readonly title: string;
  /** Files without the violation, by path. */
  readonly cleanFiles: Readonly<Record<string, string>>;
  /** Files that add the violation. */
  readonly violatingFiles: Readonly<Record<string, string>>;
  /** Expected part of the finding. */
  readonly expectedFinding: string;
}

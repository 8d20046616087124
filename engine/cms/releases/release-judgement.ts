/**
 * Who has found a release to be without errors, for a node: an engine with the same checks, only one with others, or
 * none that is trusted.
 */
export type ReleaseJudgement = 'same checks' | 'other checks' | 'none';

/** What a builder of releases signs when its checks have found no error. */
export function describeJudgement(release: string, checksVersion: string): string {
  return `${release} is without errors by the checks ${checksVersion}`;
}

export function isChecksVersion(text: string): boolean {
  return /^[0-9a-z-]{1,64}$/.test(text);
}

import type { SchemaProblem } from './schema-problem.ts';

/** Problems to report for an `anyOf`: none if one alternative fits, else those of the most likely one. */
export function selectAnyOfProblems(branches: readonly (readonly SchemaProblem[])[], at: string): SchemaProblem[] {
  if (branches.some((problems) => problems.length === 0)) return [];
  const wrongType = branches.flat().filter((problem) => problem.kind === 'type' && problem.at === at);
  const right = branches.filter((problems) => !problems.some((problem) => wrongType.includes(problem)));
  if (right.length === 0) return [mergeTypes(wrongType)].filter((problem) => problem !== null);
  const choice = commonChoice(right);
  if (choice) return [choice];
  const least = Math.min(...right.map(cost));
  const best = right.filter((problems) => cost(problems) === least);
  const [first = []] = best;
  return best.length > 1 && best.every((problems) => isMissingAt(problems, at))
    ? [mergeMissing(best.flat(), at)]
    : [...first];
}

/** A discriminating property whose value fits no alternative. */
function commonChoice(branches: readonly (readonly SchemaProblem[])[]): SchemaProblem | null {
  const [first = []] = branches;
  for (const problem of first) {
    if (problem.kind !== 'value') continue;
    const same = branches.map((problems) => problems.find(({ kind, at }) => kind === 'value' && at === problem.at));
    if (same.includes(undefined)) continue;
    const allowed = same.flatMap((other) => (other?.kind === 'value' ? other.allowed : []));
    return { ...problem, allowed: [...new Set(allowed)] };
  }
  return null;
}

function cost(problems: readonly SchemaProblem[]): number {
  // A wrong discriminating value weighs more than other problems.
  return problems.reduce((sum, { kind }) => sum + (kind === 'value' ? 100 : 1), 0);
}

function isMissingAt(problems: readonly SchemaProblem[], at: string): boolean {
  const [only] = problems;
  return problems.length === 1 && only?.kind === 'missing' && only.at === at;
}

function mergeMissing(problems: readonly SchemaProblem[], at: string): SchemaProblem {
  const properties = problems.flatMap((problem) => (problem.kind === 'missing' ? problem.properties : []));
  return { kind: 'missing', at, properties, about: '' };
}

function mergeTypes(problems: readonly SchemaProblem[]): SchemaProblem | null {
  const [first] = problems;
  if (first?.kind !== 'type') return null;
  const expected = problems.flatMap((problem) => (problem.kind === 'type' ? problem.expected : []));
  return { ...first, expected: [...new Set(expected)] };
}

/** Results of a pure function that are kept at most, twice. */
const MAX_RESULTS = 512;

/**
 * A function that keeps its last results, because what `Intl` formats repeats: many pages show the same draws and
 * prices. At most twice `MAX_RESULTS` are kept; those that were not used lately go.
 */
export function cacheResults<Argument extends string | number, Result>(
  compute: (argument: Argument) => Result,
): (argument: Argument) => Result {
  let recent = new Map<Argument, Result>();
  let older = new Map<Argument, Result>();
  return (argument) => {
    const known = recent.get(argument);
    if (known !== undefined) return known;
    const result = older.get(argument) ?? compute(argument);
    if (recent.size >= MAX_RESULTS) [older, recent] = [recent, new Map()];
    recent.set(argument, result);
    return result;
  };
}

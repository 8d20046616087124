/** Changes properties of the result of an answer, or of each where it is a list, as they go over the wire. */
export function changeResult(change: object): (answer: unknown) => unknown {
  return (answer) => {
    const { result, ...more } = Object(answer);
    const changed = (one: unknown) => ({ ...Object(one), ...change });
    return { ...more, result: Array.isArray(result) ? result.map(changed) : changed(result) };
  };
}

/** Changes properties of an answer's result on the wire, or of each entry of a list. */
export function createTestWireResultChanger(change: object): (answer: unknown) => unknown {
  return (answer) => {
    const { result, ...more } = Object(answer);
    const changed = (one: unknown) => ({ ...Object(one), ...change });
    return { ...more, result: Array.isArray(result) ? result.map(changed) : changed(result) };
  };
}

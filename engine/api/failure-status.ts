const LOST = ['timeout', 'network request', 'load', 'loading', 'aborted', 'lost network connection'];
const FOREIGN = ['blocked frame', 'illegal invocation'];

/** HTTP status for a failure without an API answer, by its message (specification: The error catalogue). */
export function guessHttpStatusOfUnansweredCall(message: string): 408 | 418 | 500 {
  const text = message.toLowerCase();
  if (LOST.some((part) => text.includes(part))) return 408;
  if (FOREIGN.some((part) => text.includes(part))) return 418;
  return 500;
}

import type { ApiCallMadeByBenchmarks } from './measured-calls.ts';

/** Makes the measured calls, either as an anonymous visitor with a filled cart or as a signed-in customer. */
export interface BenchCaller {
  /** Makes a call and reads its answer; `time` makes the bodies of successive calls different. */
  call(call: ApiCallMadeByBenchmarks, time: number): Promise<unknown>;
  close(): void;
}

export const BENCH_CUSTOMER_LOGIN = { email: 'ada@harbour.example', password: 'Correct-Horse-9' };

/** Parses the answer of a call and throws where the call failed. */
export function parseSuccessfulBenchAnswer(
  id: string,
  { status, text }: { readonly status: number; readonly text: string },
) {
  const answer: ReturnType<typeof JSON.parse> = JSON.parse(text);
  if (status !== 200) throw new Error(`${id} was answered with ${status}: ${text}`);
  return answer;
}

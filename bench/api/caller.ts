import type { MeasuredCall } from './spread.ts';

/** Somebody with a filled cart as a visitor, and signed in as a customer: the same calls can be made either way. */
export interface BenchCaller {
  /** Makes a call and reads its answer; `time` tells one from the next. */
  call(call: MeasuredCall, time: number): Promise<unknown>;
  close(): void;
}

export const BENCH_CUSTOMER_LOGIN = { email: 'ada@harbour.example', password: 'Correct-Horse-9' };

/** The answer of a call that must have succeeded. */
export function parseSuccessfulAnswer(
  id: string,
  { status, text }: { readonly status: number; readonly text: string },
) {
  const answer: ReturnType<typeof JSON.parse> = JSON.parse(text);
  if (status !== 200) throw new Error(`${id} was answered with ${status}: ${text}`);
  return answer;
}

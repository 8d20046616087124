import type { Transport } from '#engine/api/transport.ts';

/** What one call was made with. */
export type SentCall = readonly [id: string, input: unknown];

/** A transport that answers each call from a table by id; a function is asked with the input, an error is thrown. */
export function tableTransport(answers: Readonly<Record<string, unknown>>) {
  const sent: SentCall[] = [];
  const transport: Transport = {
    async send(ref, input, options = {}) {
      sent.push([ref.id, input]);
      const entry = answers[ref.id];
      const result: ReturnType<typeof JSON.parse> = await (typeof entry === 'function' ? entry(input) : entry);
      if (result instanceof Error) throw result;
      return { result, pageInfo: null, expires: options.expires?.(result) ?? null };
    },
  };
  return { transport, sent };
}

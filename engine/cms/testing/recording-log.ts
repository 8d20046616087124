import { createObservation, type ObservedProductOutput } from '../../../scripts/test/observation.ts';
import type { EngineLogger } from '../log.ts';

export interface FakeRecordingLogger extends EngineLogger {
  /** `warn: the message`, in order. */
  readonly lines: readonly string[];
  /** The last line that holds a text, as an observation. @throws where none does. */
  seen(text: string): ObservedProductOutput;
}

export function createFakeRecordingLogger(): FakeRecordingLogger {
  const lines: string[] = [];
  return {
    lines,
    seen(text) {
      const line = lines.findLast((each) => each.includes(text));
      if (line === undefined) throw new Error(`nothing with "${text}" was logged`);
      return createObservation({ line }, { source: 'event', where: 'log', text: line });
    },
    info: (_, message) => lines.push(`info: ${message}`),
    warn: (_, message) => lines.push(`warn: ${message}`),
    error: (_, message) => lines.push(`error: ${message}`),
  };
}

import type { Log } from '../log.ts';

export interface RecordingLog extends Log {
  /** `warn: the message`, in order. */
  readonly lines: readonly string[];
}

export function recordingLog(): RecordingLog {
  const lines: string[] = [];
  return {
    lines,
    info: (_, message) => lines.push(`info: ${message}`),
    warn: (_, message) => lines.push(`warn: ${message}`),
    error: (_, message) => lines.push(`error: ${message}`),
  };
}

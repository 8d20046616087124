/** Writes a log entry. */
export type WriteLogEntry = (entry: Readonly<Record<string, unknown>>) => void;

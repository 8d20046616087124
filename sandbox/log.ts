/** Writes an entry for operators. */
export type WriteLogEntry = (entry: Readonly<Record<string, unknown>>) => void;

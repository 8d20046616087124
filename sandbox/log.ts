/** Writes an entry for operators. */
export type Log = (entry: Readonly<Record<string, unknown>>) => void;

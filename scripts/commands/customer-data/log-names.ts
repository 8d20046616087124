import { UsageError } from '../command-io.ts';

/** Ids that consist of digits have to be longer, because status codes, ports and durations are digits, too. */
const SHORTEST_NUMBER = 7;
const SHORTEST = 4;

/** A place in a line, in bytes. */
export interface NameInLine {
  readonly start: number;
  /** Replacement of the same length, and JSON if the line was JSON. */
  readonly replacement: Buffer;
}

/** Finds the places of a line where one of the names occurs as a whole word. */
export type FindNames = (line: Buffer) => readonly NameInLine[];

/**
 * Names are searched for as they are and as addresses encode them; those with an @ in any case. Bytes are read as
 * characters, so that places are bytes in every encoding.
 *
 * @throws UsageError for names that are too short to differ from other values
 */
export function createNameFinder(names: readonly string[]): FindNames {
  for (const name of names) refuseShortName(name);
  const patterns = names.flatMap((name) => {
    const written = [...new Set([name, encodeURIComponent(name)])];
    return written.map((text) => createPattern(text, name.includes('@') ? 'gi' : 'g'));
  });
  return (line) => {
    const text = line.toString('latin1');
    return patterns.flatMap((pattern) =>
      [...text.matchAll(pattern)].map(({ index, 0: name }) => ({
        start: index,
        replacement: createReplacement(text, index, name),
      })),
    );
  };
}

function refuseShortName(name: string): void {
  const shortest = /^\d+$/.test(name) ? SHORTEST_NUMBER : SHORTEST;
  if (name.length >= shortest) return;
  throw new UsageError(
    `"${name}" is too short to be told from other values in a log: it needs ${shortest} characters. Leave out --log, or this name.`,
  );
}

/** The name between characters that belong to no id, or behind an encoded character such as %2F. */
function createPattern(name: string, flags: string): RegExp {
  const bytes = Buffer.from(name).toString('latin1');
  const escaped = bytes.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?:(?<![\\w-])|(?<=%[\\dA-Fa-f]{2}))${escaped}(?![\\w-])`, flags);
}

function createReplacement(line: string, start: number, name: string): Buffer {
  const isNumber =
    /^\d+$/.test(name) && /[:,[]\s*$/.test(line.slice(0, start)) && /^\s*[,}\]]/.test(line.slice(start + name.length));
  return Buffer.from(isNumber ? '0'.padEnd(name.length) : '*'.repeat(name.length), 'latin1');
}

import { userInfo } from 'node:os';
import { type CommandIo, UsageError } from '../command-io.ts';

/** Milliseconds of `--in`. @throws UsageError */
export function parseLeadTime(text: string): number {
  const seconds = Number(text);
  if (!(seconds >= 0 && seconds <= 86_400)) throw new UsageError(`--in ${text} is no number of seconds up to 86400.`);
  return seconds * 1000;
}

/** The name of `--by`, else that of the user. */
export function readOperatorName({ environment }: Pick<CommandIo, 'environment'>, by: string | undefined): string {
  return by ?? environment['USER'] ?? userInfo().username;
}

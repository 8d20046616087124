import { opendir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../log.ts';
import type { ScheduleTask } from '../schedule.ts';
import { type IsPictureInUse, REMOVED_PICTURE_GRACE_PERIOD } from './pictures-in-use.ts';

export interface RenditionCleanerOptions {
  /** The folder that holds a folder of renditions for each picture, named by its hash. */
  readonly renditions: string;
  readonly inUse: IsPictureInUse;
  readonly schedule: ScheduleTask;
  readonly log: Log;
  /** How many pictures lose their renditions in one go, so that the disk is left to those who wait for answers. */
  readonly most?: number;
}

export interface RenditionCleaner {
  /** Removes renditions of pictures that are no longer in use. Never throws. */
  tidy(): Promise<void>;
  /** Does so once those that are in use now can be out of it. */
  tidyLater(): void;
  stop(): Promise<void>;
}

/**
 * Removes from disk the sizes of pictures that nobody refers to. The pictures themselves stay: what was last good, of
 * any source, may still name them. A size that is removed under somebody's hands is made once more.
 */
export function createRenditionCleaner({
  renditions,
  inUse,
  schedule,
  log,
  most = 200,
}: RenditionCleanerOptions): RenditionCleaner {
  let running: Promise<void> = Promise.resolve();
  let cancel: (() => void) | null = null;
  let asked = false;
  let stopped = false;

  const tidy = () => {
    running = running.then(async () => {
      try {
        if (!stopped && (await removeUnused(renditions, inUse, most)) === most) asked = true;
      } catch (error) {
        log.warn({ renditions, error }, 'old picture sizes could not be removed');
      }
      if (asked) tidyLater();
    });
    return running;
  };

  const tidyLater = () => {
    asked = cancel !== null;
    if (stopped || cancel) return;
    cancel = schedule(() => {
      cancel = null;
      void tidy();
    }, REMOVED_PICTURE_GRACE_PERIOD);
  };

  return {
    tidy,
    tidyLater,
    stop: async () => {
      stopped = true;
      cancel?.();
      await running;
    },
  };
}

async function removeUnused(renditions: string, inUse: IsPictureInUse, most: number): Promise<number> {
  const folder = await opendir(renditions).catch(() => null);
  const unused: string[] = [];
  for await (const { name } of folder ?? []) {
    if (unused.length === most) break;
    if (/^[0-9a-f]{32}$/.test(name) && !inUse(name)) unused.push(name);
  }
  for (const name of unused) await rm(join(renditions, name), { recursive: true, force: true });
  return unused.length;
}

import { opendir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { EngineLogger } from '../log.ts';
import type { ScheduleTask } from '../schedule.ts';
import { type IsPictureInUse, REMOVED_PICTURE_GRACE_PERIOD } from './pictures-in-use.ts';

export interface RenditionCleanerOptions {
  /** The folder that holds a folder of renditions for each picture, named by its hash. */
  readonly renditions: string;
  readonly inUse: IsPictureInUse;
  readonly schedule: ScheduleTask;
  readonly log: EngineLogger;
  /** Pictures to clean up at a time, so that the disk stays available to requests. */
  readonly most?: number;
}

export interface RenditionCleaner {
  /** Removes renditions of pictures that are no longer in use. Never throws. */
  removeUnused(): Promise<void>;
  /** Runs `tidy` after the grace period of pictures in use now. */
  removeUnusedLater(): void;
  stop(): Promise<void>;
}

/**
 * Removes renditions of unused pictures. Originals stay, because last good documents may reference them; a rendition
 * that is needed again is made again.
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
  let shouldTidyAgain = false;
  let stopped = false;

  const tidy = () => {
    running = running.then(async () => {
      try {
        if (!stopped && (await removeUnused(renditions, inUse, most)) === most) shouldTidyAgain = true;
      } catch (error) {
        log.warn({ renditions, error }, 'old picture sizes could not be removed');
      }
      if (shouldTidyAgain) tidyLater();
    });
    return running;
  };

  const tidyLater = () => {
    shouldTidyAgain = cancel !== null;
    if (stopped || cancel) return;
    cancel = schedule(() => {
      cancel = null;
      void tidy();
    }, REMOVED_PICTURE_GRACE_PERIOD);
  };

  return {
    removeUnused: tidy,
    removeUnusedLater: tidyLater,
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

import { resolve } from 'node:path';
import { watch } from 'chokidar';

/** Reports changed paths below the folders until the returned function is called. */
export type WatchChangedPaths = (
  folders: readonly string[],
  onPath: (path: string) => void,
  onFailure: (cause: unknown) => void,
) => Promise<() => Promise<void>>;

/** Milliseconds without notices after which a file counts as completely written. */
const REST = 40;

/** Passes on paths once their notices have stopped. */
export function createChangedPathDebouncer(onRest: (paths: readonly string[]) => void) {
  const lastNoticeByPath = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  const settle = () => {
    const now = performance.now();
    const resting = [...lastNoticeByPath].filter(([, at]) => now - at >= REST).map(([path]) => path);
    for (const path of resting) lastNoticeByPath.delete(path);
    timer = lastNoticeByPath.size > 0 ? setTimeout(settle, REST / 2) : undefined;
    if (resting.length > 0) onRest(resting);
  };
  return {
    add: (path: string) => {
      lastNoticeByPath.set(path, performance.now());
      timer ??= setTimeout(settle, REST);
    },
    has: (path: string) => lastNoticeByPath.has(path),
    clear: () => {
      lastNoticeByPath.clear();
      clearTimeout(timer);
    },
  };
}

/** Watches files through the operating system. */
export async function watchFileSystemPaths(
  folders: readonly string[],
  onPath: (path: string) => void,
  onFailure: (cause: unknown) => void,
): Promise<() => Promise<void>> {
  // Chokidar's options for atomic and unfinished writes can miss a removal.
  const watcher = watch([...folders], { ignoreInitial: true, atomic: false });
  watcher.on('all', (_, path) => onPath(resolve(path)));
  watcher.on('error', onFailure);
  await new Promise<void>((ready) => watcher.once('ready', ready));
  return () => watcher.close();
}

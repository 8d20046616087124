import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const HEARTBEAT_MS = 1_000;
const STALE_MS = 15_000;
const POLL_MS = 200;

/**
 * Runs a task while holding a lock file, so that simultaneous commands do not set up at the same time. The owner
 * touches the file each second; a lock is taken over when its process has died or when it has not been touched for
 * fifteen seconds.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} task
 * @param {() => void} [onWait] called once when another process holds the lock
 * @returns {Promise<T>}
 */
export async function runWithLock(file, task, onWait = () => {}) {
  mkdirSync(dirname(file), { recursive: true });
  let told = false;
  while (!take(file)) {
    const owner = abandonedBy(file);
    if (owner !== null) {
      remove(file, owner);
      continue;
    }
    if (!told) onWait();
    told = true;
    await delay(POLL_MS);
  }
  const heartbeat = setInterval(() => touch(file), HEARTBEAT_MS);
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await task();
  } finally {
    clearInterval(heartbeat);
    process.off('exit', release);
    release();
  }
}

/** Creates the lock as a hard link, which is atomic, so that it never lacks its owner's id. */
function take(/** @type {string} */ file) {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/** The owner of an abandoned lock, else null. */
function abandonedBy(/** @type {string} */ file) {
  try {
    const owner = readFileSync(file, 'utf8');
    return !isAlive(Number(owner)) || Date.now() - statSync(file).mtimeMs > STALE_MS ? owner : null;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Removes an abandoned lock; restores it if another process has taken it meanwhile. */
function remove(/** @type {string} */ file, /** @type {string} */ owner) {
  const aside = `${file}.stale-${process.pid}`;
  try {
    renameSync(file, aside);
    if (readFileSync(aside, 'utf8') !== owner) linkSync(aside, file);
  } catch (error) {
    if (!hasCode(error, 'ENOENT') && !hasCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function isAlive(/** @type {number} */ pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

function touch(/** @type {string} */ file) {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
}

function hasCode(/** @type {unknown} */ error, /** @type {string} */ code) {
  return error instanceof Error && 'code' in error && error.code === code;
}

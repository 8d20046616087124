const INTERVAL = 300;

/**
 * Calls back when the shell is gone that npm runs a script in: npm passes a signal to that shell alone, which ends
 * without a word to what it has started. A command that npm did not start may outlive who did.
 *
 * @param {() => void} react
 * @param {{ readonly npm_lifecycle_event?: string | undefined }} [env]
 */
export function whenOrphaned(react, env = process.env) {
  if (env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    react();
  }, INTERVAL);
  watch.unref();
}

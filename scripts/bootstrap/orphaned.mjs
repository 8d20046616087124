const INTERVAL = 300;

/**
 * Calls `react` when the shell is gone in which npm runs a script: npm only signals that shell, which ends without
 * passing the signal on. A command that npm did not start may outlive its parent.
 * @param {() => void} react
 * @param {{ readonly npm_lifecycle_event?: string | undefined }} [env]
 */
export function onOrphaned(react, env = process.env) {
  if (env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    react();
  }, INTERVAL);
  watch.unref();
}

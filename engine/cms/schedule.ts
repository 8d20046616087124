/** Runs a task once after a delay in milliseconds, unless the returned function is called before. */
export type ScheduleTask = (task: () => void, delay: number) => () => void;

/** Timer that does not keep the process alive. */
export const scheduleByTimer: ScheduleTask = (task, delay) => {
  const timer = setTimeout(task, delay);
  timer.unref();
  return () => clearTimeout(timer);
};

/** Retry delay in milliseconds: doubles from one second to half a minute. */
export function calculateRetryDelay(failures: number): number {
  return Math.min(30_000, 1000 * 2 ** Math.max(0, failures - 1));
}

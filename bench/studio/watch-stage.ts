/** A revision that the stage has painted, with the time of its message; 0 for a page that it has loaded. */
interface ShownRevision {
  readonly revision: number;
  readonly at: number;
}

/** Longest time between two frames and longest task, in milliseconds. */
export interface LongestFrame {
  readonly frame: number;
  readonly task: number;
}

declare global {
  interface Window {
    benchShown: ShownRevision[];
    /** Milliseconds from the awaited event until its change was painted. */
    benchChange: Promise<number>;
    benchFrames: { readonly stop: () => LongestFrame };
  }
}

/**
 * Runs inside the studio and its stage before their scripts: records each revision that the stage reports as painted,
 * and each page that it has loaded, painted and connected to the studio.
 */
export function recordShownRevisionsInPage(): void {
  if (window.parent !== window) {
    const report = () => window.parent.postMessage({ type: 'painted' }, '*');
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) report();
    });
    observer.observe({ type: 'paint', buffered: true });
    return;
  }
  window.benchShown = [];
  let loaded = new Set<unknown>();
  addEventListener('message', ({ data }) => {
    const { type, revision }: { type?: unknown; revision?: unknown } = Object(data);
    const at = performance.now();
    if (type === 'shown' && typeof revision === 'number') window.benchShown.push({ revision, at });
    if (type === 'ready' || type === 'painted') loaded.add(type);
    if (loaded.size < 2) return;
    loaded = new Set();
    window.benchShown.push({ revision: 0, at });
  });
}

/** Runs inside the studio: times the change by the next event of a type until the stage has painted it. */
export function timeNextChangeInPage(type: string): void {
  const before = type === 'hashchange' ? -1 : Math.max(-1, ...window.benchShown.map(({ revision }) => revision));
  const timeout = 30_000;
  window.benchChange = new Promise((resolve, reject) => {
    let started = Number.POSITIVE_INFINITY;
    addEventListener(type, ({ timeStamp }) => (started = timeStamp), { capture: true, once: true });
    const timer = setTimeout(() => reject(new Error(`the stage showed no change by ${type}`)), timeout);
    const receive = () => {
      const last = window.benchShown.at(-1);
      if (!last || last.at < started || last.revision <= before) return;
      clearTimeout(timer);
      removeEventListener('message', receive);
      resolve(last.at - started);
    };
    addEventListener('message', receive);
  });
}

/** Runs inside the studio: measures frames until it is stopped. */
export function watchFramesInPage(): void {
  let [last, frame, task, isStopped] = [performance.now(), 0, 0, false];
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) task = Math.max(task, duration);
  });
  observer.observe({ type: 'longtask' });
  const next = (now: number) => {
    frame = Math.max(frame, now - last);
    last = now;
    if (!isStopped) requestAnimationFrame(next);
  };
  requestAnimationFrame((now) => {
    last = now;
    requestAnimationFrame(next);
  });
  const stop = () => {
    isStopped = true;
    observer.disconnect();
    return { frame, task };
  };
  window.benchFrames = { stop };
}

/** Runs inside the studio: scrolls the list of blocks to its end in steps of one frame. */
export function scrollBlockListInPage(): Promise<void> {
  const list = document.querySelector('.editor__blocks');
  return new Promise((done) => {
    const step = () => {
      if (!list || list.scrollTop + list.clientHeight >= list.scrollHeight - 1) done();
      else {
        list.scrollTop += 100;
        requestAnimationFrame(step);
      }
    };
    step();
  });
}

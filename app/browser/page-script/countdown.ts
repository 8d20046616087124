import { formatTimeLeft } from '#blocks/_ui/time-left.ts';
import { REFRESH_PAGE_DATA_EVENT } from '#schemas/browser/page-events.ts';

/** Milliseconds over which reloads after a shared deadline are spread. */
const SPREAD = 4_000;

let timer: number | undefined;
const over = new Set<string>();

/**
 * Updates every `<time data-countdown>`, whose attribute is its text at the end. After it ends, the page data is reloaded once at a random moment, to spread
 * the visitors.
 */
export function startCountdowns(random: () => number = Math.random): void {
  clearInterval(timer);
  const step = () => tick(random);
  step();
  timer = window.setInterval(step, 1000);
}

function tick(random: () => number): void {
  const elements = document.querySelectorAll<HTMLTimeElement>('time[data-countdown]');
  if (elements.length === 0) return clearInterval(timer);
  for (const element of elements) {
    const left = Date.parse(element.dateTime) - Date.now();
    const text = formatTimeLeft(left, document.documentElement.lang) || element.dataset['countdown'] || '';
    if (element.textContent === text) continue;
    element.textContent = text;
    if (left > 0 || over.has(element.dateTime)) continue;
    over.add(element.dateTime);
    setTimeout(() => document.dispatchEvent(new Event(REFRESH_PAGE_DATA_EVENT)), 1000 + random() * SPREAD);
  }
}

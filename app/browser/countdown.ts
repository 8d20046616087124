import { timeLeftText } from '#blocks/_ui/time-left.ts';

let timer: number | undefined;

/** Keeps every `<time data-countdown>` telling how long it is until its date. */
export function startCountdowns(): void {
  clearInterval(timer);
  tick();
  timer = window.setInterval(tick, 1000);
}

function tick(): void {
  const elements = document.querySelectorAll<HTMLTimeElement>('time[data-countdown]');
  if (elements.length === 0) return clearInterval(timer);
  for (const element of elements) {
    const text = timeLeftText(Date.parse(element.dateTime) - Date.now());
    if (element.textContent !== text) element.textContent = text;
  }
}

const MINUTE = 60_000;
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
    const text = countdownText(Date.parse(element.dateTime) - Date.now());
    if (element.textContent !== text) element.textContent = text;
  }
}

/** Words for the time left, in milliseconds: the two largest units that are not zero. */
export function countdownText(left: number): string {
  if (!(left > 0)) return 'Closed';
  const seconds = Math.floor(left / 1000);
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  if (days > 0) return `${days}d ${hours}h`;
  if (hours > 0) return `${hours}h ${minutes}m`;
  return left > MINUTE ? `${minutes}m ${seconds % 60}s` : `${seconds}s`;
}

/** Backgrounds in turn, each of which has enough contrast with what the theme shows on it. */
const BACKGROUNDS = ['#fdf6e3', '#eef7ee'] as const;

export function pickBackground(round: number): string {
  return BACKGROUNDS[round % 2 === 0 ? 0 : 1];
}

/** Runs inside a page of the shop. */
export function isBackgroundOfPage(colour: string): boolean {
  const probe = document.createElement('i');
  probe.style.color = colour;
  return [document.body, document.documentElement].some(
    (element) => getComputedStyle(element).backgroundColor === probe.style.color,
  );
}

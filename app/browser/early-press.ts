/**
 * Remembers which buttons of blocks are pressed until the page is alive, and presses each of them then, once and in their
 * order: nobody waits for what they pressed in vain, and who presses again because nothing happens has pressed once.
 * Buttons that do something without the app, and those of HTML that it leaves alone, need no help.
 *
 * @returns what does the presses, once.
 */
export function rememberPress(page: EventTarget): () => void {
  const pressed = new Set<HTMLElement>();
  const listener = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null;
    if (button && !button.closest('[data-kept]') && !button.hasAttribute('command')) pressed.add(button);
  };
  page.addEventListener('click', listener, true);
  return () => {
    page.removeEventListener('click', listener, true);
    for (const button of pressed) if (button.isConnected) button.click();
    pressed.clear();
  };
}

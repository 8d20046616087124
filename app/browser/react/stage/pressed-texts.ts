import { LONGEST_PRESSED_TEXT, MOST_PRESSED_TEXTS } from '#schemas/browser/stage-messages.ts';

const LABELS = ['aria-label', 'title', 'alt', 'placeholder'] as const;

/** Most elements around the pressed one whose texts are read. */
const MOST_LEVELS = 6;

/**
 * Texts that a pressed element may stand for, from its own to those of the elements around it: a sentence with a link
 * in it is the text of a parent.
 */
export function listPressedTexts(pressed: Element): readonly string[] {
  const texts: string[] = [];
  let element: Element | null = pressed;
  for (let level = 0; element && level < MOST_LEVELS; level += 1) {
    texts.push(...listOwnTexts(element));
    element = element.parentElement;
  }
  const whole = texts.map((text) => text.trim()).filter((text) => text !== '' && text.length <= LONGEST_PRESSED_TEXT);
  return [...new Set(whole)].slice(0, MOST_PRESSED_TEXTS);
}

function listOwnTexts(element: Element): readonly string[] {
  const nodes = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  const labels = LABELS.map((name) => element.getAttribute(name) ?? '');
  const described = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  return [
    ...nodes.map((node) => node.textContent ?? ''),
    ...labels,
    ...described.map((label) => label.textContent ?? ''),
    element.textContent ?? '',
  ];
}

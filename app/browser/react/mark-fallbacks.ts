import type { CompiledMessage } from '#domain/messages/compiled-message.ts';
import type { LocalizedMessage, MessageFileContent } from '#engine/messages/message-source.ts';
import {
  findLanguageMarks,
  LABEL_ATTRIBUTES,
  type MarkableElement,
  type MarkableText,
} from '#engine/render/find-language-marks.ts';
import { createTextLanguageFinder } from '#engine/render/find-text-languages.ts';
import { STATIC_HTML_PLACEHOLDER } from '#engine/render/html-template.ts';
import type { PagePayload } from '#engine/render/page-payload.ts';

const RIGHT_TO_LEFT_LETTER = /[\u0590-\u08ff]/;

/** Languages of texts and messages that are not in the page's language. */
export interface ShownFallbacks extends Pick<PagePayload, 'fallbackTexts'>, Pick<MessageFileContent, 'locales'> {
  /** Messages by id; of a page the path of their file. */
  readonly messages?: MessageFileContent['messages'] | string;
}

export interface FallbackMarker {
  add(shown: ShownFallbacks): void;
  close(): void;
}

export interface FallbackMarkerOptions {
  readonly document: Document;
  readonly isHydrated: () => boolean;
  readonly onNextFrame: (run: () => void) => void;
}

/**
 * Sets `lang` on elements of blocks with code whose texts are not in the page's language, also after changes. The server's
 * `lang` attributes on them are removed until the page is hydrated.
 */
export function createFallbackMarker({ document, isHydrated, onNextFrame }: FallbackMarkerOptions): FallbackMarker {
  const texts = new Map<string, string>();
  const messages: LocalizedMessage[] = [];
  const translated = new Set<CompiledMessage>();
  let marked = new Map<Element, string>();
  let isWaiting = false;

  const findMarks = (areOwnIgnored: boolean) => {
    const { body, documentElement } = document;
    const find = createTextLanguageFinder({ texts, messages, translated });
    const root = readElement(body, (element) =>
      areOwnIgnored || marked.has(element) ? null : element.getAttribute('lang'),
    );
    const marks = findLanguageMarks(root, documentElement.lang, find);
    return new Map(
      marks.flatMap(({ place, language }) => (place instanceof Element ? [[place, language] as const] : [])),
    );
  };
  const mark = () => {
    const next = findMarks(false);
    for (const element of marked.keys()) if (!next.has(element)) unmark(element);
    for (const [element, language] of next) if (marked.get(element) !== language) markElement(element, language);
    marked = next;
    observer.takeRecords();
  };
  const markOnNextFrame = () => {
    if (isWaiting) return;
    isWaiting = true;
    onNextFrame(() => {
      isWaiting = false;
      if (isHydrated()) mark();
      else markOnNextFrame();
    });
  };
  const observer = new MutationObserver(markOnNextFrame);
  observer.observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
    attributeFilter: LABEL_ATTRIBUTES,
  });

  return {
    add({ fallbackTexts = [], messages: found, locales }) {
      for (const [text, language] of fallbackTexts) texts.set(text, language);
      for (const [id, message] of Object.entries(typeof found === 'object' ? found : {})) {
        const locale = locales?.[id];
        if (locale === undefined) translated.add(message);
        else messages.push({ message, locale });
      }
      if (!isHydrated()) for (const element of findMarks(true).keys()) unmark(element);
      markOnNextFrame();
    },
    close: () => observer.disconnect(),
  };
}

let marker: FallbackMarker | undefined;

export function addFallbacks(shown: ShownFallbacks, areBlocksHydrated: () => boolean): void {
  const hasBlocks = document.getElementById('page')?.textContent.includes('"kind":"block"');
  const isHydrated = () => !hasBlocks || areBlocksHydrated();
  marker ??= createFallbackMarker({ document, isHydrated, onNextFrame: requestAnimationFrame });
  marker.add(shown);
}

function markElement(element: Element, language: string): void {
  element.setAttribute('lang', language);
  const isRightToLeft = element.ownerDocument.documentElement.dir === 'rtl';
  // Detected by its letters, because importing the formatter's list of languages would split that module.
  if (isRightToLeft || RIGHT_TO_LEFT_LETTER.test(element.textContent)) element.setAttribute('dir', 'auto');
}

function unmark(element: Element): void {
  element.removeAttribute('lang');
  element.removeAttribute('dir');
}

/** Static HTML retains the server's `lang` attributes. */
function readElement(
  element: Element,
  getLanguage: (element: Element) => string | null,
): MarkableElement<Element | Text> {
  const children = element.hasAttribute('data-kept')
    ? [{ text: STATIC_HTML_PLACEHOLDER, place: element }]
    : [...element.childNodes].flatMap((child) => readChild(child, getLanguage) ?? []);
  return {
    tag: element.localName,
    place: element,
    language: getLanguage(element),
    labels: LABEL_ATTRIBUTES.flatMap((name) => element.getAttribute(name) ?? []),
    children,
  };
}

function readChild(
  node: Node,
  getLanguage: (element: Element) => string | null,
): MarkableElement<Element | Text> | MarkableText<Element | Text> | null {
  if (node instanceof Text) return { text: node.data, place: node };
  return node instanceof Element ? readElement(node, getLanguage) : null;
}

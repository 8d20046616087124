import type { PagePayload } from '#engine/render/page-payload.ts';
import { PAGE_SHOWN_EVENT } from '#schemas/browser/page-events.ts';
import {
  type BlockOutlines,
  STAGE_CHANNEL,
  type StageMode,
  type StageShortcut,
  type StageToStudioMessage,
} from '#schemas/browser/stage-messages.ts';
import type { ShownPageStore } from '../../routing/shown-pages.ts';
import { loadBlockCodeInTree } from '../load-blocks.ts';
import { loadMessages } from '../load-messages.ts';
import { loadStyleSheet } from '../load-styles.ts';
import { findBlockAround, findBlockElement } from './block-elements.ts';
import { createBlockMarker } from './block-marker.ts';
import { parseStudioMessage } from './parse-studio-message.ts';
import { listPressedTexts } from './pressed-texts.ts';
import { createThemeStyles } from './theme-styles.ts';

/**
 * Renders page payloads from the parent window, the studio, and reports clicked blocks to it. Ignores messages from
 * other windows and origins.
 */
export function connectToStudio(pages: ShownPageStore, studioOrigin: string): void {
  const studio = window.parent;
  if (studio === window) return;
  let mode: StageMode = 'select';
  let marked: string | null = null;
  const marker = createBlockMarker(document);
  const showTheme = createThemeStyles(document);
  const postToStudio = (message: DistributiveOmit<StageToStudioMessage, 'channel'>) =>
    studio.postMessage({ channel: STAGE_CHANNEL, ...message }, studioOrigin);
  /** The marked block is not rendered yet: scroll to it after the next payload. */
  let isAwaited = false;
  const scroll = () => {
    const element = marked === null ? null : findBlockElement(document, marked);
    isAwaited = marked !== null && element === null;
    marker.scrollTo(element);
  };
  let outlines: BlockOutlines = { blocks: [], current: null, thickness: 0 };
  const findOutlined = (id: string | null) => (id === null ? null : findBlockElement(document, id));
  const mark = () => {
    marker.show(mode === 'select' && marked !== null ? findBlockElement(document, marked) : null);
    const { blocks, current, thickness } = outlines;
    const elements = blocks.flatMap((id) => findOutlined(id) ?? []);
    marker.outline(elements, findOutlined(current), thickness);
  };

  addEventListener('message', ({ data, source, origin }) => {
    if (source !== studio || origin !== studioOrigin) return;
    const message = parseStudioMessage(data);
    if (!message) return;
    switch (message.type) {
      case 'show':
        void showPayload(pages, message.page, showTheme).then(() => {
          if (isAwaited) scroll();
          mark();
          postToStudio({ type: 'shown', revision: message.revision });
        });
        return;
      case 'mark':
        marked = message.block;
        scroll();
        mark();
        return;
      case 'outline':
        outlines = message;
        marker.scrollTo(findOutlined(message.current));
        mark();
        return;
      case 'scroll':
        scrollBy({ top: message.by, behavior: 'instant' });
        return;
      case 'mode':
        mode = message.mode;
        mark();
    }
  });
  addEventListener(
    'click',
    (event) => {
      const pressed = event.target instanceof Element ? event.target : null;
      const link = pressed?.closest('a');
      if (mode === 'try' && !(link instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (mode === 'words') {
        if (pressed) postToStudio({ type: 'words', texts: listPressedTexts(pressed), block: findBlockAround(pressed) });
      } else if (mode === 'select') {
        marked = pressed && findBlockAround(pressed);
        mark();
        postToStudio({ type: 'chosen', block: marked });
      } else if (link instanceof HTMLAnchorElement && link.origin === location.origin)
        postToStudio({ type: 'follow', path: link.pathname });
    },
    { capture: true },
  );
  addEventListener(
    'keydown',
    (event) => {
      const shortcut = findShortcut(event);
      // In try mode the browser handles undo in fields of the page.
      if (!shortcut || (shortcut !== 'search' && mode === 'try')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      postToStudio({ type: 'shortcut', shortcut });
    },
    { capture: true },
  );
  for (const type of ['scroll', 'resize'] as const) addEventListener(type, mark, { passive: true, capture: true });
  // Pictures that arrive late move the blocks below them.
  new ResizeObserver(mark).observe(document.body);
  postToStudio({ type: 'ready' });
}

/** The studio's keys: Ctrl+K or Cmd+K, and Z with and without Shift. */
function findShortcut({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): StageShortcut | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'k' && !shiftKey ? 'search' : null;
}

type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never;

/** Resolves once the page is painted. */
async function showPayload(pages: ShownPageStore, page: PagePayload, showTheme: (css: string) => void): Promise<void> {
  await Promise.all([
    loadBlockCodeInTree(page.nodes),
    loadMessages(page.messages),
    page.styles === null || loadStyleSheet(page.styles),
  ]);
  // Dialogs and notices read the other files, which must not delay the page.
  void loadMessages(page.overlayMessages);
  void loadMessages(page.flowMessages);
  const { promise, resolve } = Promise.withResolvers<void>();
  document.addEventListener(PAGE_SHOWN_EVENT, () => requestAnimationFrame(() => setTimeout(resolve)), { once: true });
  if (page.themeStyles !== undefined) showTheme(page.themeStyles);
  // Reusing the key preserves focus, scroll position and open dialogs.
  pages.show({ page, key: pages.current().key, isLost: false });
  await promise;
}

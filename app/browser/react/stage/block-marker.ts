import { measureBlock } from './block-elements.ts';

/** Frames around blocks. */
export interface BlockMarker {
  /** Frame around the chosen block. */
  show(element: Element | null): void;
  /** Frames around changed blocks, solid around the current one. */
  outline(elements: readonly Element[], current: Element | null, thickness: number): void;
  scrollTo(element: Element | null): void;
}

const STYLES = `
  div { position: fixed; z-index: 2147483647; pointer-events: none; border-radius: 3px;
    outline: 3px solid #5b5bf0; outline-offset: -3px; box-shadow: inset 0 0 0 4px rgb(255 255 255 / 70%); }
  .outline { box-shadow: inset 0 0 0 calc(var(--thickness) * 1.5) rgb(255 255 255 / 70%);
    outline: var(--thickness) dashed #5b5bf0; outline-offset: calc(-1 * var(--thickness)); }
  .current { outline-style: solid; }
  div[hidden] { display: none; }
`;

/** The frames are drawn in a shadow root, because the policy of the page allows no other styles. */
export function createBlockMarker(document: Document): BlockMarker {
  const host = document.createElement('div');
  host.setAttribute('aria-hidden', 'true');
  const root = host.attachShadow({ mode: 'closed' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  root.adoptedStyleSheets = [sheet];
  const frame = document.createElement('div');
  frame.hidden = true;
  root.append(frame);
  document.documentElement.append(host);
  return {
    show: (element) => place(frame, element),
    outline(elements, current, thickness) {
      if (elements.length === 0 && root.childElementCount === 1) return;
      const outlines = elements.map((element) => {
        const outline = document.createElement('div');
        outline.className = element === current ? 'outline current' : 'outline';
        outline.style.setProperty('--thickness', `${thickness}px`);
        place(outline, element);
        return outline;
      });
      root.replaceChildren(...outlines, frame);
    },
    scrollTo(element) {
      const box = element && measureBlock(element);
      if (!box || (box.top >= 0 && box.top < innerHeight * 0.6)) return;
      scrollBy({ top: box.top - innerHeight * 0.2, behavior: 'instant' });
    },
  };
}

function place(frame: HTMLElement, element: Element | null): void {
  const box = element && measureBlock(element);
  frame.hidden = !box;
  if (!box) return;
  const { style } = frame;
  style.left = `${box.left}px`;
  style.top = `${box.top}px`;
  style.width = `${box.width}px`;
  style.height = `${box.height}px`;
}

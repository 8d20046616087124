/** A page of the payment origin in a frame. Messages of other origins or windows are ignored. */
export interface MessageablePaymentFrame {
  readonly element: HTMLIFrameElement;
  /** Messages before the page has loaded are lost. */
  send(message: Readonly<Record<string, unknown>>): void;
  /** Ends it, and takes it out of the page. */
  close(): void;
}

export interface PaymentFrameOptions {
  /** Path and query at the payment origin. */
  readonly path: string;
  readonly origin: string;
  readonly title: string;
  /** Receives messages with the right window, origin and nonce. */
  readonly onMessage: (message: Readonly<Record<string, unknown>>) => void;
  readonly window: Window;
  readonly newNonce: () => string;
}

/** Opens a page of the payment origin in an element. Origin and nonce authenticate the messages of both sides. */
export function mountPaymentFrame(
  place: HTMLElement,
  { path, origin, title, onMessage, window, newNonce }: PaymentFrameOptions,
): MessageablePaymentFrame {
  const nonce = newNonce();
  const address = new URL(path, origin);
  address.searchParams.set('origin', window.origin);
  address.searchParams.set('nonce', nonce);
  const element = window.document.createElement('iframe');
  element.title = title;
  element.className = 'payment-frame';
  element.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
  element.referrerPolicy = 'no-referrer';

  const listen = (event: MessageEvent<unknown>) => {
    if (event.origin !== address.origin || event.source !== element.contentWindow) return;
    const { data } = event;
    if (!isMessage(data) || data['nonce'] !== nonce) return;
    if (data['type'] !== 'frame.height') onMessage(data);
    else if (isMeasuredAtWidth(data['width'], element.clientWidth))
      element.style.height = `${heightOf(data['height'])}px`;
  };
  let isThere = false;
  element.addEventListener('load', () => (isThere = true));
  window.addEventListener('message', listen);
  element.src = address.href;
  place.replaceChildren(element);
  return {
    element,
    send(message) {
      if (isThere) element.contentWindow?.postMessage({ ...message, nonce }, address.origin);
    },
    close() {
      window.removeEventListener('message', listen);
      element.remove();
    },
  };
}

/**
 * Whether a height was measured at the present width of the frame, in CSS pixels. A page that loads while this one is busy
 * measures itself before its window has a width, and reports another height afterwards. True for pages that report no width.
 */
function isMeasuredAtWidth(width: unknown, present: number): boolean {
  return typeof width !== 'number' || Math.abs(width - present) <= 1;
}

const MOST_HEIGHT = 1200;

function heightOf(height: unknown): number {
  return typeof height === 'number' && height > 0 ? Math.min(Math.ceil(height), MOST_HEIGHT) : 0;
}

function isMessage(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

import { isPageFramed } from '#engine/api/same-origin-fetch.ts';
import { openTabStorage } from '#engine/storage/tab-storage.ts';
import type { FrameMessage } from '#schemas/messages/partner-frame.ts';
import type { FlowContext } from '../flows/flow-context.ts';
import { createPartnerCartItems, type PartnerCartItems } from './partner-cart-items.ts';
import { openPartnerChannel, type PartnerChannel } from './partner-channel.ts';

/** A page of a partner: who it is, what is bought there, and the page around it, if any. */
export interface PartnerPage {
  readonly slug: string;
  readonly screen: Extract<FrameMessage, { type: 'frame.ready' }>['screen'];
  readonly items: PartnerCartItems;
  /** Null where no page of the partner frames this one. */
  readonly channel: PartnerChannel | null;
  /** Called with each cart that the partner sends. */
  onCart(listener: (type: 'CART.RECEIVED' | 'CART.UPDATED') => void): void;
}

const SCREENS: readonly PartnerPage['screen'][] = ['checkout', 'autologin', 'receipt', 'not-found'];

const pages = new WeakMap<FlowContext['commerce'], PartnerPage>();

/** The partner whose page this is, as the header of the page says; null on any other page. */
export function readPartnerPage({ commerce, page }: Pick<FlowContext, 'page' | 'commerce'>): PartnerPage | null {
  const { partner: slug, partnerScreen } = document.querySelector<HTMLElement>('[data-partner]')?.dataset ?? {};
  if (slug === undefined) return null;
  const known = pages.get(commerce);
  if (known?.slug === slug) return known;
  const items = createPartnerCartItems(openTabStorage('essential'), slug);
  const listeners = new Set<(type: 'CART.RECEIVED' | 'CART.UPDATED') => void>();
  const channel = isPageFramed()
    ? openPartnerChannel({
        window,
        origins: page.framedBy(),
        heard: (message) => {
          items.keep(message.items);
          const type = message.type === 'cart.received' ? 'CART.RECEIVED' : 'CART.UPDATED';
          for (const listener of listeners) listener(type);
        },
        warn: (text) => console.warn(text),
      })
    : null;
  const made: PartnerPage = {
    slug,
    screen: SCREENS.find((screen) => screen === partnerScreen) ?? 'checkout',
    items,
    channel,
    onCart: (listener) => void listeners.add(listener),
  };
  pages.set(commerce, made);
  return made;
}

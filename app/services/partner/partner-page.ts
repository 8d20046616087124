import { isBrowserPageInFrame } from '#engine/api/same-origin-fetch.ts';
import type { FlowLoaderDependencies, PartnerPageIdentity } from '../flows/flow-context.ts';
import type { PartnerCartItemsStore } from './partner-cart-items.ts';
import { createPartnerCartItemsStore } from './partner-cart-items.ts';
import { openPartnerFrameChannel, type PartnerPageMessageSender } from './partner-channel.ts';

/** A page of a partner: who it is, what is bought there, and the page around it, if any. */
export interface PartnerPage extends PartnerPageIdentity {
  readonly items: PartnerCartItemsStore;
  /** Null where no page of the partner frames this one. */
  readonly channel: PartnerPageMessageSender | null;
  /** Called with each cart that the partner sends. */
  onCart(listener: (type: 'CART.RECEIVED' | 'CART.UPDATED') => void): void;
}

const pages = new WeakMap<FlowLoaderDependencies['commerce'], PartnerPage>();

/** The partner whose page this is, null on any other page. */
export function readPartnerPage({
  commerce,
  page,
}: Pick<FlowLoaderDependencies, 'page' | 'commerce'>): PartnerPage | null {
  const partner = page.partner();
  if (!partner) return null;
  const { slug } = partner;
  const known = pages.get(commerce);
  if (known?.slug === slug) return known;
  const items = createPartnerCartItemsStore(page.storage('essential'), slug);
  const listeners = new Set<(type: 'CART.RECEIVED' | 'CART.UPDATED') => void>();
  const channel = isBrowserPageInFrame()
    ? openPartnerFrameChannel({
        window: page.window,
        origins: page.framedBy(),
        onMessage: (message) => {
          items.save(message.items);
          const type = message.type === 'cart.received' ? 'CART.RECEIVED' : 'CART.UPDATED';
          for (const listener of listeners) listener(type);
        },
        warn: (text) => console.warn(text),
      })
    : null;
  const made: PartnerPage = {
    ...partner,
    items,
    channel,
    onCart: (listener) => void listeners.add(listener),
  };
  pages.set(commerce, made);
  return made;
}

import { type ReactNode, useSyncExternalStore } from 'react';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import type { ReceiptShareLinksProps } from './receipt-share-links.gen.ts';
import { receiptShareLinksMessages } from './receipt-share-links.messages.gen.ts';

type Network = ReceiptShareLinksProps['networks'][number];

/** Plain links, which say nothing of the visitor to anybody until they are followed. */
export function ReceiptShareLinks({ props }: BlockProps<ReceiptShareLinksProps>) {
  const messages = useMessages(receiptShareLinksMessages);
  const { heading = messages.heading(), text, link, networks } = props;
  const origin = useSyncExternalStore(neverChanges, ownOrigin, noOrigin);
  const address = `${origin}${link.href}`;
  return (
    <section className="receipt-share-links">
      <h2>{heading}</h2>
      <ul>
        {networks.map((network) => (
          <li key={network}>
            <a
              className="button button--secondary"
              href={addressOf(network, text, address)}
              rel="external noopener noreferrer"
              target={network === 'email' ? undefined : '_blank'}
            >
              {network === 'email'
                ? messages.network({ network })
                : messages.newWindow({ network: messages.network({ network }), hidden: hide })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function hide(content: ReactNode): ReactNode {
  return <span className="visually-hidden">{content}</span>;
}

function addressOf(network: Network, text: string, address: string): string {
  switch (network) {
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: address })}`;
    case 'x':
      return `https://x.com/intent/post?${new URLSearchParams({ text, url: address })}`;
    case 'whatsapp':
      return `https://wa.me/?${new URLSearchParams({ text: `${text} ${address}` })}`;
    case 'email':
      return `mailto:?subject=${encodeURIComponent(text)}&body=${encodeURIComponent(address)}`;
  }
}

const neverChanges = () => () => undefined;
const ownOrigin = () => location.origin;
const noOrigin = () => '';

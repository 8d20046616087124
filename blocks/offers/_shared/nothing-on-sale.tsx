import { useMessages } from '#engine/messages/use-messages.ts';
import { nothingOnSaleMessages } from './nothing-on-sale.messages.gen.ts';

export function NothingOnSaleNotice({ text }: { readonly text?: string | undefined }) {
  const messages = useMessages(nothingOnSaleMessages);
  return <p className="muted">{text ?? messages.text()}</p>;
}

import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import type { SkipLinkProps } from './skip-link.gen.ts';
import { skipLinkMessages } from './skip-link.messages.gen.ts';

export function SkipLink({ props }: BlockProps<SkipLinkProps>) {
  const messages = useMessages(skipLinkMessages);
  return (
    <a className="skip-link ground-surface" href="#main">
      {props.label ?? messages.label()}
    </a>
  );
}

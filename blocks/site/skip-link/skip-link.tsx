import type { BlockProps } from '#engine/render/block.ts';
import type { SkipLinkProps } from './skip-link.gen.ts';

const WORDS = { label: 'Skip to content' };

export function SkipLink({ props }: BlockProps<SkipLinkProps>) {
  return (
    <a className="skip-link ground-surface" href="#main">
      {props.label ?? WORDS.label}
    </a>
  );
}

import type { RichText } from '#engine/render/block.ts';
import { useTrustedHtml } from '#engine/render/block-context.tsx';

interface ProseProps {
  readonly text: RichText | undefined;
  readonly className?: string;
}

/** Text that was Markdown, sanitised by the engine. */
export function Prose({ text, className }: ProseProps) {
  const html = useTrustedHtml(text?.html ?? '');
  if (!text) return null;
  return <div className={className ? `prose ${className}` : 'prose'} dangerouslySetInnerHTML={html} />;
}

import type { RichText } from '#engine/render/block.ts';

/** Text that was Markdown, sanitised by the engine. */
export function Prose({ text, className }: { readonly text: RichText | undefined; readonly className?: string }) {
  if (!text) return null;
  return <div className={className ? `prose ${className}` : 'prose'} dangerouslySetInnerHTML={{ __html: text.html }} />;
}

import type { NamedStyles } from '#engine/render/server-block.ts';

const files = import.meta.glob<string>('../../blocks/_ui/*.css', { eager: true, import: 'default', query: '?inline' });
const parts = import.meta.glob<string>(['../../blocks/_ui/*/*.css', '../../blocks/*/_shared/*.css'], {
  eager: true,
  import: 'default',
  query: '?inline',
});

/** What every page is styled with, whatever its blocks. */
export const baseStyleSheets: readonly NamedStyles[] = named(files);

/** The base, and all that blocks share. */
export const baseAndSharedStyleSheets: readonly NamedStyles[] = [...baseStyleSheets, ...named(parts)].sort(
  (one, other) => (one.name < other.name ? -1 : 1),
);

function named(sheets: Readonly<Record<string, string>>): NamedStyles[] {
  return Object.entries(sheets).map(([path, css]) => ({ name: path.split('/').at(-1) ?? path, css }));
}

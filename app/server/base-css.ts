const files = import.meta.glob<string>('../../blocks/_ui/*.css', { eager: true, import: 'default', query: '?inline' });

/** What every page is styled with, whatever its blocks. */
export const baseCss = Object.keys(files)
  .sort()
  .map((path) => files[path])
  .join('');

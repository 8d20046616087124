/** A document as it stands, less everything that runs. */
export function removeScripts(html: string): string {
  return html.replaceAll(/<script[^]*?<\/script>/g, '').replaceAll(/<link rel="modulepreload"[^>]*>/g, '');
}

/** The same document with its styles in a file, which it links from where they stood. */
export function linkInlineStyles(html: string, href: string): { readonly html: string; readonly css: string } {
  const styles = [...html.matchAll(/<style>([^]*?)<\/style>/g)].map(([, css]) => css);
  return {
    html: html
      .replace('<style>', `<link rel="stylesheet" href="${href}"><style>`)
      .replaceAll(/<style>[^]*?<\/style>/g, ''),
    css: styles.join('\n'),
  };
}

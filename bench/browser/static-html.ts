/** Removes all scripts from an HTML document. */
export function removeScriptsFromHtml(html: string): string {
  return html.replaceAll(/<script[^]*?<\/script>/g, '').replaceAll(/<link rel="modulepreload"[^>]*>/g, '');
}

/** Moves the inline styles of an HTML document to a style sheet, which it links in their place. */
export function extractInlineStylesIntoLink(
  html: string,
  href: string,
): { readonly html: string; readonly css: string } {
  const styles = [...html.matchAll(/<style>([^]*?)<\/style>/g)].map(([, css]) => css);
  return {
    html: html
      .replace('<style>', `<link rel="stylesheet" href="${href}"><style>`)
      .replaceAll(/<style>[^]*?<\/style>/g, ''),
    css: styles.join('\n'),
  };
}

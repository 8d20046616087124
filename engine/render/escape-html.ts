export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** A text as React writes it into HTML. */
export function escapeReactText(text: string): string {
  return escapeHtml(text).replaceAll("'", '&#x27;');
}

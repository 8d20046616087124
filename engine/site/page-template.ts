const PREFIX = 'template-';

/** Whether a page document is a template by its name: it may lack an address, and new pages are copied from it. */
export function isPageTemplate(name: string): boolean {
  return name.startsWith(PREFIX);
}

/** Title of a browser tab (specification: 'page title | site name'). */
export function formatDocumentTitle(title: string, siteName: string): string {
  return title ? `${title} | ${siteName}` : siteName;
}

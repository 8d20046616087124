/** Shows a theme over that of the document. In a constructed sheet, because the policy of the page allows no other styles. */
export function createThemeStyles(document: Document): (css: string) => void {
  const sheet = new CSSStyleSheet();
  let shown: string | null = null;
  return (css) => {
    if (css === shown) return;
    sheet.replaceSync(css);
    if (shown === null) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    shown = css;
  };
}

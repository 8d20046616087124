/** Where the properties of a theme begin, after its fonts. */
const PROPERTIES = ':root';

/**
 * Applies a theme over that of the document. Uses constructed sheets, because the CSP of the page allows no other styles,
 * and a separate sheet for the fonts, because browsers lay out the page again when a sheet with fonts changes.
 */
export function createThemeStyles(document: Document): (css: string) => void {
  const showFonts = addSheet(document);
  const showProperties = addSheet(document);
  return (css) => {
    const start = css.indexOf(PROPERTIES);
    const end = start < 0 ? css.length : start;
    showFonts(css.slice(0, end));
    showProperties(css.slice(end));
  };
}

/** Replaces the rules of a sheet by others, if there are any. */
function addSheet(document: Document): (css: string) => void {
  const sheet = new CSSStyleSheet();
  let shown = '';
  return (css) => {
    if (css === shown) return;
    sheet.replaceSync(css);
    if (!document.adoptedStyleSheets.includes(sheet))
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    shown = css;
  };
}

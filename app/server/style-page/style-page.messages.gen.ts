// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { ReactNode } from 'react';
import { createEditorMessages } from '#engine/messages/editor-messages.ts';
import { formatTextOrElements } from '#engine/messages/format-elements.tsx';

export interface StylePageMessages {
  /** {name}: style page */
  title(values: { readonly name: string }): string;
  /** Style page · <key>{site}</key> */
  kicker(values: { readonly site: string; readonly key: (content: ReactNode) => ReactNode }): ReactNode;
  /** {families} */
  typefaces(values: { readonly families: readonly string[] }): string;
  /** {count, plural, one {# colour} other {# colours}} */
  colours(values: { readonly count: number }): string;
  /** {size} px, ratio {ratio} */
  scale(values: { readonly size: string; readonly ratio: string }): string;
  /** Sections */
  sections(): string;
  /** Colour */
  sectionColour(): string;
  /** Type */
  sectionType(): string;
  /** Space and shape */
  sectionShape(): string;
  /** Logo, motif, texture */
  sectionBrand(): string;
  /** Buttons and links */
  sectionButtons(): string;
  /** Forms */
  sectionForms(): string;
  /** Messages */
  sectionMessages(): string;
  /** Cards, choices, icons */
  sectionParts(): string;
  /** A paragraph, as an editor writes it */
  paragraphHeading(): string;
  /** {name} is drawn from <file>theme.json</file> alone: no block knows a brand. */
  footer(values: { readonly name: string; readonly file: (content: ReactNode) => ReactNode }): ReactNode;
  /** Logo of {name} */
  logo(values: { readonly name: string }): string;
  /** No logo */
  noLogo(): string;
  /** Icon of the browser tab, large */
  tabIconLarge(): string;
  /** and as small as it is shown */
  tabIcon(): string;
  /** No icon */
  noIcon(): string;
  /** Motif: {picture}, {size} px wide, {place, select, none {not shown} header {at the header} section {at the section} footer {at the footer} other {at the page}} */
  motif(values: { readonly picture: string; readonly size: string; readonly place: 'none' | 'header' | 'section' | 'footer' | 'page' }): string;
  /** No motif */
  noMotif(): string;
  /** Texture of the page */
  texture(): string;
  /** No texture: the page is plain */
  noTexture(): string;
  /** Page */
  groundPage(): string;
  /** Surface */
  groundSurface(): string;
  /** Strong */
  groundStrong(): string;
  /** Accent */
  groundAccent(): string;
  /** Hero */
  groundHero(): string;
  /** Header */
  groundHeader(): string;
  /** Footer */
  groundFooter(): string;
  /** The main button */
  rolePrimary(): string;
  /** Links */
  roleLink(): string;
  /** Quieter words */
  roleTextMuted(): string;
  /** Hairlines, fields */
  roleBorder(): string;
  /** Ring of focus */
  roleFocus(): string;
  /** Good news */
  roleSuccess(): string;
  /** Caution */
  roleWarning(): string;
  /** Errors */
  roleDanger(): string;
  /** {colour} · {tone, select, dark {dark} other {light}} */
  backgroundTone(values: { readonly colour: string; readonly tone: 'dark' | 'light' }): string;
  /** words {colour} */
  textColour(values: { readonly colour: string }): string;
  /** Every pair that a page can show, and its contrast */
  pairs(): string;
  /** In front */
  front(): string;
  /** Ground */
  ground(): string;
  /** Contrast */
  contrast(): string;
  /** Needs */
  needs(): string;
  /** Verdict */
  verdict(): string;
  /** readable */
  readable(): string;
  /** too weak */
  tooWeak(): string;
  /** System */
  systemTypeface(): string;
  /** headings, weight {weight}, tracking {tracking} */
  headingTypeface(values: { readonly weight: string; readonly tracking: string }): string;
  /** text, {size} px, line height {lineHeight} */
  bodyTypeface(values: { readonly size: string; readonly lineHeight: string }): string;
  /** base */
  baseStep(): string;
  /** space {step} */
  space(values: { readonly step: string }): string;
  /** Unit {unit} px, sections {section} px apart, text {measure} characters wide, content {contentWidth} px. */
  measures(values: { readonly unit: string; readonly section: string; readonly measure: string; readonly contentWidth: string }): string;
  /** Fields, tags */
  cornerSmall(): string;
  /** Cards */
  cornerMedium(): string;
  /** Panels */
  cornerLarge(): string;
  /** Buttons */
  cornerButton(): string;
  /** Small shadow */
  shadowSmall(): string;
  /** cards */
  shadowSmallUse(): string;
  /** Large shadow */
  shadowLarge(): string;
  /** overlays */
  shadowLargeUse(): string;
  /** Open a dialog of {width} px */
  openDialog(values: { readonly width: string }): string;
  /** {size} px */
  pixels(values: { readonly size: string }): string;
}

export const stylePageMessages = createEditorMessages<StylePageMessages>('style-page', {
  title: [[0,"name"],": style page"],
  kicker: ["Style page · ",[11,"key",[[0,"site"]]]],
  typefaces: [[6,"families"]],
  colours: [[8,"count",{"one":[[1,"count"]," colour"],"other":[[1,"count"]," colours"]}]],
  scale: [[0,"size"]," px, ratio ",[0,"ratio"]],
  sections: "Sections",
  sectionColour: "Colour",
  sectionType: "Type",
  sectionShape: "Space and shape",
  sectionBrand: "Logo, motif, texture",
  sectionButtons: "Buttons and links",
  sectionForms: "Forms",
  sectionMessages: "Messages",
  sectionParts: "Cards, choices, icons",
  paragraphHeading: "A paragraph, as an editor writes it",
  footer: [[0,"name"]," is drawn from ",[11,"file","theme.json"]," alone: no block knows a brand."],
  logo: ["Logo of ",[0,"name"]],
  noLogo: "No logo",
  tabIconLarge: "Icon of the browser tab, large",
  tabIcon: "and as small as it is shown",
  noIcon: "No icon",
  motif: ["Motif: ",[0,"picture"],", ",[0,"size"]," px wide, ",[10,"place",{"none":"not shown","header":"at the header","section":"at the section","footer":"at the footer","other":"at the page"}]],
  noMotif: "No motif",
  texture: "Texture of the page",
  noTexture: "No texture: the page is plain",
  groundPage: "Page",
  groundSurface: "Surface",
  groundStrong: "Strong",
  groundAccent: "Accent",
  groundHero: "Hero",
  groundHeader: "Header",
  groundFooter: "Footer",
  rolePrimary: "The main button",
  roleLink: "Links",
  roleTextMuted: "Quieter words",
  roleBorder: "Hairlines, fields",
  roleFocus: "Ring of focus",
  roleSuccess: "Good news",
  roleWarning: "Caution",
  roleDanger: "Errors",
  backgroundTone: [[0,"colour"]," · ",[10,"tone",{"dark":"dark","other":"light"}]],
  textColour: ["words ",[0,"colour"]],
  pairs: "Every pair that a page can show, and its contrast",
  front: "In front",
  ground: "Ground",
  contrast: "Contrast",
  needs: "Needs",
  verdict: "Verdict",
  readable: "readable",
  tooWeak: "too weak",
  systemTypeface: "System",
  headingTypeface: ["headings, weight ",[0,"weight"],", tracking ",[0,"tracking"]],
  bodyTypeface: ["text, ",[0,"size"]," px, line height ",[0,"lineHeight"]],
  baseStep: "base",
  space: ["space ",[0,"step"]],
  measures: ["Unit ",[0,"unit"]," px, sections ",[0,"section"]," px apart, text ",[0,"measure"]," characters wide, content ",[0,"contentWidth"]," px."],
  cornerSmall: "Fields, tags",
  cornerMedium: "Cards",
  cornerLarge: "Panels",
  cornerButton: "Buttons",
  shadowSmall: "Small shadow",
  shadowSmallUse: "cards",
  shadowLarge: "Large shadow",
  shadowLargeUse: "overlays",
  openDialog: ["Open a dialog of ",[0,"width"]," px"],
  pixels: [[0,"size"]," px"],
}, formatTextOrElements);

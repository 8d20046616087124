import { calculateContrastRatio } from '#engine/site/contrast.ts';
import { THEME_COLOUR_PAIRS, type ThemeColourName, type ThemeColourPair } from '#engine/site/theme-colour-pairs.ts';
import { classifyBackgroundAsDarkOrLight, type ThemeColours } from '#engine/site/theme-colours.ts';
import type { ThemeDocument } from '#schemas/generated/config/types.gen.ts';

/** A ground of the theme, with the colour of the words on it and the class that blocks set it with. */
export interface ThemeGroundColour {
  readonly name: string;
  readonly colour: ThemeColourName;
  readonly ink: ThemeColourName;
  readonly className: string;
}

export const THEME_GROUND_COLOURS: readonly ThemeGroundColour[] = [
  { name: 'Page', colour: 'background', ink: 'text', className: 'ground-page' },
  { name: 'Surface', colour: 'surface', ink: 'text', className: 'ground-surface' },
  { name: 'Strong', colour: 'surfaceStrong', ink: 'textOnStrong', className: 'ground-strong' },
  { name: 'Accent', colour: 'accent', ink: 'onAccent', className: 'ground-accent' },
  { name: 'Hero', colour: 'hero', ink: 'onHero', className: 'ground-hero' },
  { name: 'Header', colour: 'header', ink: 'onHeader', className: 'ground-header' },
  { name: 'Footer', colour: 'footer', ink: 'onFooter', className: 'ground-footer' },
];

const ROLES: readonly (readonly [ThemeColourName, string])[] = [
  ['primary', 'The main button'],
  ['link', 'Links'],
  ['textMuted', 'Quieter words'],
  ['border', 'Hairlines, fields'],
  ['focus', 'Ring of focus'],
  ['success', 'Good news'],
  ['warning', 'Caution'],
  ['danger', 'Errors'],
];

/** The grounds large, with the words that they carry, and the colours that stand on page and surface. */
export function ColourSamples({ colours }: { readonly colours: ThemeColours }) {
  return (
    <>
      <ul className="style-grounds">
        {THEME_GROUND_COLOURS.map(({ name, colour, ink, className }) => (
          <li key={colour} className={`style-ground ${className}`}>
            <span className="style-ground__aa" aria-hidden="true">
              Aa
            </span>
            <span className="style-ground__name">{name}</span>
            <span className="small figure">
              {colours[colour]} · {classifyBackgroundAsDarkOrLight(colours[colour])}
            </span>
            <span className="small figure">words {colours[ink]}</span>
            <span className="style-ratio figure">{ratioOf(colours, ink, colour)}</span>
          </li>
        ))}
      </ul>
      <ul className="style-roles">
        {ROLES.map(([role, purpose]) => (
          <li key={role} className="style-role">
            <span className={`style-role__chip style-role__chip--${role}`} aria-hidden="true" />
            <span className="style-role__name">{purpose}</span>
            <code className="small">
              {role} {colours[role]}
            </code>
          </li>
        ))}
      </ul>
      <details className="style-pairs">
        <summary>Every pair that a page can show, and its contrast</summary>
        <div className="style-scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">In front</th>
                <th scope="col">Ground</th>
                <th scope="col">Contrast</th>
                <th scope="col">Needs</th>
                <th scope="col">Verdict</th>
              </tr>
            </thead>
            <tbody>
              {THEME_COLOUR_PAIRS.map((pair) => (
                <PairRow key={`${pair.front} ${pair.ground}`} pair={pair} colours={colours} />
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  );
}

function PairRow({
  pair: { front, ground, least },
  colours,
}: {
  readonly pair: ThemeColourPair;
  readonly colours: ThemeColours;
}) {
  const ratio = calculateContrastRatio(colours[front], colours[ground]) ?? 0;
  return (
    <tr>
      <th scope="row">{front}</th>
      <td>{ground}</td>
      <td className="figure">{ratioOf(colours, front, ground)}</td>
      <td className="figure">{least}:1</td>
      <td>{ratio >= least ? 'readable' : 'too weak'}</td>
    </tr>
  );
}

function ratioOf(colours: ThemeColours, front: ThemeColourName, ground: ThemeColourName): string {
  const ratio = calculateContrastRatio(colours[front], colours[ground]) ?? 0;
  return `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;
}

const SCALE = [
  ['5', 'Tonight'],
  ['4', 'Tonight, on the water'],
  ['3', 'A heading of a section, as it stands on most pages'],
  ['2', 'A large opening, in one breath or two'],
  ['1', 'The title of a card, or a lead under a heading'],
  ['0', 'Body text. It is set to be read: short lines, room between them, and nothing that shouts.'],
  ['-1', 'Small print, hints, and what stands beside a figure.'],
] as const;

/** The typefaces, and the sizes that follow from one base and one ratio. */
export function TypefaceSamples({ typography = {} }: { readonly typography: ThemeDocument['typography'] }) {
  const { heading, body, baseSize = 16, scale = 1.25 } = typography;
  return (
    <>
      <div className="style-faces">
        <figure className="style-face">
          <p className="style-face__aa style-face__aa--heading" aria-hidden="true">
            Aa
          </p>
          <figcaption>
            <strong>{heading?.family ?? 'System'}</strong>
            <span className="small muted">
              headings, weight {typography.headingWeight ?? 700}, tracking {typography.headingTracking ?? 0}
            </span>
          </figcaption>
          <p className="style-face__letters style-face__letters--heading">
            ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 $£&amp;?!
          </p>
        </figure>
        <figure className="style-face">
          <p className="style-face__aa" aria-hidden="true">
            Aa
          </p>
          <figcaption>
            <strong>{body?.family ?? 'System'}</strong>
            <span className="small muted">
              text, {baseSize} px, line height {typography.lineHeight ?? 1.5}
            </span>
          </figcaption>
          <p className="style-face__letters">
            ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 $£&amp;?!
          </p>
        </figure>
      </div>
      <ol className="style-scale">
        {SCALE.map(([step, words]) => (
          <li key={step}>
            <span className="style-scale__step small muted figure">
              {step === '0' ? 'base' : step} {step === '5' ? `× ${scale}` : ''}
            </span>
            <p className={`style-scale__line style-scale__line--${step.replace('-', 'below-')}`}>{words}</p>
          </li>
        ))}
      </ol>
    </>
  );
}

const STEPS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Rhythm, corners, lines and shadows. */
export function ThemeShapeSamples({ theme }: { readonly theme: ThemeDocument }) {
  const { shape = {}, space = {} } = theme;
  const corners = [
    ['small', 'Fields, tags', shape.radiusSmall],
    ['medium', 'Cards', shape.radiusMedium],
    ['large', 'Panels', shape.radiusLarge],
    ['button', 'Buttons', shape.radiusButton],
  ] as const;
  return (
    <>
      <ol className="style-steps">
        {STEPS.map((step) => (
          <li key={step}>
            <span className={`style-step style-step--${step}`} />
            <span className="small muted figure">space {step}</span>
          </li>
        ))}
      </ol>
      <p className="small muted">
        Unit {space.unit ?? 4} px, sections {space.section ?? 64} px apart, text {space.measure ?? 65} characters wide,
        content {space.contentWidth ?? 1200} px.
      </p>
      <ul className="style-corners">
        {corners.map(([name, use, radius = 0]) => (
          <li key={name} className={`style-corner style-corner--${name}`}>
            <strong>{use}</strong>
            <span className="small muted figure">{radius} px</span>
          </li>
        ))}
        <li className="style-corner style-corner--shadow-small">
          <strong>Small shadow</strong>
          <span className="small muted">cards</span>
        </li>
        <li className="style-corner style-corner--shadow-large">
          <strong>Large shadow</strong>
          <span className="small muted">overlays</span>
        </li>
      </ul>
    </>
  );
}

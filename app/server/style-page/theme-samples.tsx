import type { EditorText } from '#engine/messages/editor-messages.ts';
import { calculateContrastRatio } from '#engine/site/contrast.ts';
import { THEME_COLOUR_PAIRS, type ThemeColourName, type ThemeColourPair } from '#engine/site/theme-colour-pairs.ts';
import { classifyBackgroundAsDarkOrLight, type ThemeColours } from '#engine/site/theme-colours.ts';
import type { ThemeDocument } from '#schemas/generated/config/types.gen.ts';
import { stylePageMessages as messages } from './style-page.messages.gen.ts';
import { styleSamplesMessages as sampleMessages } from './style-samples.messages.gen.ts';

/** A ground of the theme, with the colour of the words on it and the class that blocks set it with. */
export interface ThemeGroundColour {
  readonly name: EditorText;
  readonly colour: ThemeColourName;
  readonly ink: ThemeColourName;
  readonly className: string;
}

export const THEME_GROUND_COLOURS: readonly ThemeGroundColour[] = [
  { name: messages.groundPage, colour: 'background', ink: 'text', className: 'ground-page' },
  { name: messages.groundSurface, colour: 'surface', ink: 'text', className: 'ground-surface' },
  { name: messages.groundStrong, colour: 'surfaceStrong', ink: 'textOnStrong', className: 'ground-strong' },
  { name: messages.groundAccent, colour: 'accent', ink: 'onAccent', className: 'ground-accent' },
  { name: messages.groundHero, colour: 'hero', ink: 'onHero', className: 'ground-hero' },
  { name: messages.groundHeader, colour: 'header', ink: 'onHeader', className: 'ground-header' },
  { name: messages.groundFooter, colour: 'footer', ink: 'onFooter', className: 'ground-footer' },
];

const ROLES: readonly (readonly [ThemeColourName, EditorText])[] = [
  ['primary', messages.rolePrimary],
  ['link', messages.roleLink],
  ['textMuted', messages.roleTextMuted],
  ['border', messages.roleBorder],
  ['focus', messages.roleFocus],
  ['success', messages.roleSuccess],
  ['warning', messages.roleWarning],
  ['danger', messages.roleDanger],
];

/** The grounds large, with the words that they carry, and the colours that stand on page and surface. */
export function ColourSamples({ colours }: { readonly colours: ThemeColours }) {
  return (
    <>
      <ul className="style-grounds">
        {THEME_GROUND_COLOURS.map(({ name, colour, ink, className }) => (
          <li key={colour} className={`style-ground ${className}`}>
            <span className="style-ground__aa" aria-hidden="true">
              {sampleMessages.specimen()}
            </span>
            <span className="style-ground__name">{name()}</span>
            <span className="small figure">
              {messages.backgroundTone({
                colour: colours[colour],
                tone: classifyBackgroundAsDarkOrLight(colours[colour]),
              })}
            </span>
            <span className="small figure">{messages.textColour({ colour: colours[ink] })}</span>
            <span className="style-ratio figure">{ratioOf(colours, ink, colour)}</span>
          </li>
        ))}
      </ul>
      <ul className="style-roles">
        {ROLES.map(([role, purpose]) => (
          <li key={role} className="style-role">
            <span className={`style-role__chip style-role__chip--${role}`} aria-hidden="true" />
            <span className="style-role__name">{purpose()}</span>
            <code className="small">
              {role} {colours[role]}
            </code>
          </li>
        ))}
      </ul>
      <details className="style-pairs">
        <summary>{messages.pairs()}</summary>
        <div className="style-scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">{messages.front()}</th>
                <th scope="col">{messages.ground()}</th>
                <th scope="col">{messages.contrast()}</th>
                <th scope="col">{messages.needs()}</th>
                <th scope="col">{messages.verdict()}</th>
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
      <td>{ratio >= least ? messages.readable() : messages.tooWeak()}</td>
    </tr>
  );
}

function ratioOf(colours: ThemeColours, front: ThemeColourName, ground: ThemeColourName): string {
  const ratio = calculateContrastRatio(colours[front], colours[ground]) ?? 0;
  return `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;
}

const SCALE = [
  ['5', sampleMessages.step5],
  ['4', sampleMessages.step4],
  ['3', sampleMessages.step3],
  ['2', sampleMessages.step2],
  ['1', sampleMessages.step1],
  ['0', sampleMessages.step0],
  ['-1', sampleMessages.stepBelow1],
] as const;

/** The typefaces, and the sizes that follow from one base and one ratio. */
export function TypefaceSamples({ typography = {} }: { readonly typography: ThemeDocument['typography'] }) {
  const { heading, body, baseSize = 16, scale = 1.25 } = typography;
  return (
    <>
      <div className="style-faces">
        <figure className="style-face">
          <p className="style-face__aa style-face__aa--heading" aria-hidden="true">
            {sampleMessages.specimen()}
          </p>
          <figcaption>
            <strong>{heading?.family ?? messages.systemTypeface()}</strong>
            <span className="small muted">
              {messages.headingTypeface({
                weight: `${typography.headingWeight ?? 700}`,
                tracking: `${typography.headingTracking ?? 0}`,
              })}
            </span>
          </figcaption>
          <p className="style-face__letters style-face__letters--heading">{sampleMessages.letters()}</p>
        </figure>
        <figure className="style-face">
          <p className="style-face__aa" aria-hidden="true">
            {sampleMessages.specimen()}
          </p>
          <figcaption>
            <strong>{body?.family ?? messages.systemTypeface()}</strong>
            <span className="small muted">
              {messages.bodyTypeface({ size: `${baseSize}`, lineHeight: `${typography.lineHeight ?? 1.5}` })}
            </span>
          </figcaption>
          <p className="style-face__letters">{sampleMessages.letters()}</p>
        </figure>
      </div>
      <ol className="style-scale">
        {SCALE.map(([step, words]) => (
          <li key={step}>
            <span className="style-scale__step small muted figure">
              {step === '0' ? messages.baseStep() : step} {step === '5' ? `× ${scale}` : ''}
            </span>
            <p className={`style-scale__line style-scale__line--${step.replace('-', 'below-')}`}>{words()}</p>
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
    ['small', messages.cornerSmall(), shape.radiusSmall],
    ['medium', messages.cornerMedium(), shape.radiusMedium],
    ['large', messages.cornerLarge(), shape.radiusLarge],
    ['button', messages.cornerButton(), shape.radiusButton],
  ] as const;
  return (
    <>
      <ol className="style-steps">
        {STEPS.map((step) => (
          <li key={step}>
            <span className={`style-step style-step--${step}`} />
            <span className="small muted figure">{messages.space({ step: `${step}` })}</span>
          </li>
        ))}
      </ol>
      <p className="small muted">
        {messages.measures({
          unit: `${space.unit ?? 4}`,
          section: `${space.section ?? 64}`,
          measure: `${space.measure ?? 65}`,
          contentWidth: `${space.contentWidth ?? 1200}`,
        })}
      </p>
      <ul className="style-corners">
        {corners.map(([name, use, radius = 0]) => (
          <li key={name} className={`style-corner style-corner--${name}`}>
            <strong>{use}</strong>
            <span className="small muted figure">{messages.pixels({ size: `${radius}` })}</span>
          </li>
        ))}
        <li className="style-corner style-corner--shadow-small">
          <strong>{messages.shadowSmall()}</strong>
          <span className="small muted">{messages.shadowSmallUse()}</span>
        </li>
        <li className="style-corner style-corner--shadow-large">
          <strong>{messages.shadowLarge()}</strong>
          <span className="small muted">{messages.shadowLargeUse()}</span>
        </li>
      </ul>
    </>
  );
}

import type { ReactNode } from 'react';
import type { Site } from '#engine/site/site.ts';
import { fillInThemeColours } from '#engine/site/theme-colours.ts';
import type { ThemeDocument } from '#schemas/generated/config/types.gen.ts';
import { ButtonSamples, FormFieldSamples, ListAndOfferSamples, MessageSamples } from './element-samples.tsx';
import { ColourSamples, ThemeShapeSamples, TypefaceSamples } from './theme-samples.tsx';

interface StylePageProps {
  readonly site: Pick<Site, 'key' | 'config'>;
  readonly theme: ThemeDocument;
  /** Addresses of the pictures that a theme names; null where it names none. */
  readonly pictures: Readonly<Record<'logo' | 'favicon' | 'texture' | 'motif', string | null>>;
}

const SECTIONS = [
  ['colour', 'Colour'],
  ['type', 'Type'],
  ['shape', 'Space and shape'],
  ['brand', 'Logo, motif, texture'],
  ['buttons', 'Buttons and links'],
  ['forms', 'Forms'],
  ['messages', 'Messages'],
  ['parts', 'Cards, choices, icons'],
] as const;

/** Everything that pages of a brand are drawn with, in its theme, on one page for those who design it. */
export function ThemeStyleGuidePage({ site, theme, pictures }: StylePageProps) {
  const { name } = site.config;
  const colours = fillInThemeColours(theme.colours);
  const { heading, body } = theme.typography ?? {};
  const faces = [...new Set([heading?.family, body?.family].filter((family) => family !== undefined))];
  return (
    <>
      <header className="style-cover ground-hero">
        <div className="wrap style-cover__inside">
          <p className="style-cover__kicker">
            Style page · <code>{site.key}</code>
          </p>
          <h1 className="style-cover__name">{name}</h1>
          <p className="style-cover__facts">
            {faces.join(' and ')}
            <span> · {Object.keys(colours).length} colours</span>
            <span>
              {' '}
              · {theme.typography?.baseSize ?? 16} px, ratio {theme.typography?.scale ?? 1.25}
            </span>
          </p>
          <nav aria-label="Sections">
            <ol className="style-contents">
              {SECTIONS.map(([id, title], index) => (
                <li key={id}>
                  <a href={`#${id}`}>
                    <span className="figure" aria-hidden="true">
                      {index + 1}
                    </span>{' '}
                    {title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        </div>
        <div className="motif" aria-hidden="true" />
      </header>
      <main id="main" tabIndex={-1}>
        <Section id="colour">
          <ColourSamples colours={colours} />
        </Section>
        <Section id="type">
          <TypefaceSamples typography={theme.typography} />
          <div className="prose style-prose">
            <h3>A paragraph, as an editor writes it</h3>
            <p>
              Every draw is shown with its closing time, and <a href="#type">every number</a> comes from the shop.{' '}
              <strong>Nothing is rounded up</strong>, and <em>nothing blinks</em>.
            </p>
            <ul>
              <li>One thing to do on a page.</li>
              <li>The odds, where you can find them.</li>
            </ul>
            <blockquote>
              <p>Numbers never lie.</p>
            </blockquote>
          </div>
        </Section>
        <Section id="shape">
          <ThemeShapeSamples theme={theme} />
        </Section>
        <Section id="brand">
          <Marks name={name} theme={theme} pictures={pictures} />
        </Section>
        <Section id="buttons">
          <ButtonSamples />
        </Section>
        <Section id="forms">
          <div className="style-form ground-surface card">
            <FormFieldSamples />
          </div>
        </Section>
        <Section id="messages">
          <MessageSamples />
        </Section>
        <Section id="parts">
          <ListAndOfferSamples />
        </Section>
      </main>
      <footer className="style-foot ground-footer">
        <div className="wrap small">
          {name} is drawn from <code>theme.json</code> alone: no block knows a brand.
        </div>
      </footer>
    </>
  );
}

function Section({ id, children }: { readonly id: (typeof SECTIONS)[number][0]; readonly children: ReactNode }) {
  const index = SECTIONS.findIndex(([own]) => own === id);
  return (
    <section id={id} className="style-section" aria-labelledby={`${id}-heading`}>
      <div className="wrap style-section__inside">
        <h2 id={`${id}-heading`} className="style-section__heading">
          <span className="style-section__number figure" aria-hidden="true">
            {index + 1}
          </span>
          {SECTIONS[index]?.[1]}
        </h2>
        <div className="style-section__body">{children}</div>
      </div>
    </section>
  );
}

interface MarksProps extends Pick<StylePageProps, 'theme' | 'pictures'> {
  readonly name: string;
}

function Marks({ name, theme: { motif }, pictures: { logo, favicon, texture, motif: motifPicture } }: MarksProps) {
  return (
    <div className="style-marks">
      {/* The one ground that pages put it on: a logo drawn for a dark header is not seen on a light page. */}
      <div className="style-mark style-mark--logo ground-header">
        {logo ? <img src={logo} alt={`Logo of ${name}`} className="style-mark__logo" /> : 'No logo'}
      </div>
      <div className="style-mark ground-surface">
        {favicon ? (
          <>
            <img src={favicon} alt="Icon of the browser tab, large" width={64} height={64} />
            <img src={favicon} alt="and as small as it is shown" width={16} height={16} />
          </>
        ) : (
          'No icon'
        )}
      </div>
      <figure className="style-mark style-mark--wide ground-page">
        <div className="style-motif" aria-hidden="true" />
        <figcaption className="small muted">
          {motifPicture
            ? `Motif: ${motif?.asset}, ${motif?.size ?? 0} px wide, at the ${motif?.place ?? 'none'}`
            : 'No motif'}
        </figcaption>
      </figure>
      <figure className="style-mark style-mark--wide style-mark--texture">
        <figcaption className="small muted">
          {texture ? 'Texture of the page' : 'No texture: the page is plain'}
        </figcaption>
      </figure>
    </div>
  );
}

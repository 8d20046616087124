import type { ReactNode } from 'react';
import type { Site } from '#engine/site/site.ts';
import { fillInThemeColours } from '#engine/site/theme-colours.ts';
import type { ThemeDocument } from '#schemas/generated/config/types.gen.ts';
import { ButtonSamples, FormFieldSamples, ListAndOfferSamples, MessageSamples } from './element-samples.tsx';
import { stylePageMessages as messages } from './style-page.messages.gen.ts';
import { styleSamplesMessages as sampleMessages } from './style-samples.messages.gen.ts';
import { ColourSamples, ThemeShapeSamples, TypefaceSamples } from './theme-samples.tsx';

interface StylePageProps {
  readonly site: Pick<Site, 'key' | 'config'>;
  readonly theme: ThemeDocument;
  /** Addresses of the pictures that a theme names; null where it names none. */
  readonly pictures: Readonly<Record<'logo' | 'favicon' | 'texture' | 'motif', string | null>>;
}

const SECTIONS = [
  ['colour', messages.sectionColour],
  ['type', messages.sectionType],
  ['shape', messages.sectionShape],
  ['brand', messages.sectionBrand],
  ['buttons', messages.sectionButtons],
  ['forms', messages.sectionForms],
  ['messages', messages.sectionMessages],
  ['parts', messages.sectionParts],
] as const;

/** Everything that pages of a brand are drawn with, in its theme, on one page for those who design it. */
export function ThemeStyleGuidePage({ site, theme, pictures }: StylePageProps) {
  const { name } = site.config;
  const colours = fillInThemeColours(theme.colours);
  const { heading, body, baseSize = 16, scale = 1.25 } = theme.typography ?? {};
  const faces = [...new Set([heading?.family, body?.family].filter((family) => family !== undefined))];
  return (
    <>
      <header className="style-cover ground-hero">
        <div className="wrap style-cover__inside">
          <p className="style-cover__kicker">
            {messages.kicker({ site: site.key, key: (content) => <code>{content}</code> })}
          </p>
          <h1 className="style-cover__name">{name}</h1>
          <p className="style-cover__facts">
            {messages.typefaces({ families: faces })}
            <span> · {messages.colours({ count: Object.keys(colours).length })}</span>
            <span> · {messages.scale({ size: `${baseSize}`, ratio: `${scale}` })}</span>
          </p>
          <nav aria-label={messages.sections()}>
            <ol className="style-contents">
              {SECTIONS.map(([id, title], index) => (
                <li key={id}>
                  <a href={`#${id}`}>
                    <span className="figure" aria-hidden="true">
                      {index + 1}
                    </span>{' '}
                    {title()}
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
            <h3>{messages.paragraphHeading()}</h3>
            <p>
              {sampleMessages.formattedText({
                link: (content) => <a href="#type">{content}</a>,
                strong: (content) => <strong>{content}</strong>,
                em: (content) => <em>{content}</em>,
              })}
            </p>
            <ul>
              <li>{sampleMessages.firstPoint()}</li>
              <li>{sampleMessages.secondPoint()}</li>
            </ul>
            <blockquote>
              <p>{sampleMessages.quotation()}</p>
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
        <div className="wrap small">{messages.footer({ name, file: (content) => <code>{content}</code> })}</div>
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
          {SECTIONS[index]?.[1]()}
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
        {logo ? <img src={logo} alt={messages.logo({ name })} className="style-mark__logo" /> : messages.noLogo()}
      </div>
      <div className="style-mark ground-surface">
        {favicon ? (
          <>
            <img src={favicon} alt={messages.tabIconLarge()} width={64} height={64} />
            <img src={favicon} alt={messages.tabIcon()} width={16} height={16} />
          </>
        ) : (
          messages.noIcon()
        )}
      </div>
      <figure className="style-mark style-mark--wide ground-page">
        <div className="style-motif" aria-hidden="true" />
        <figcaption className="small muted">
          {motif?.asset && motifPicture
            ? messages.motif({ picture: motif.asset, size: `${motif.size ?? 0}`, place: motif.place ?? 'none' })
            : messages.noMotif()}
        </figcaption>
      </figure>
      <figure className="style-mark style-mark--wide style-mark--texture">
        <figcaption className="small muted">{texture ? messages.texture() : messages.noTexture()}</figcaption>
      </figure>
    </div>
  );
}

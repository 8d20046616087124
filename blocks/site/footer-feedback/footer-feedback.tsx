import type { BlockProps } from '#engine/render/block.ts';
import type { FooterFeedbackProps } from './footer-feedback.gen.ts';

/** The way to the feedback modal from every page (specification: Screens, "feedback block"). */
export function FooterFeedback({ id, props: { heading, text, button } }: BlockProps<FooterFeedbackProps>) {
  return (
    <section className="footer-feedback" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className="footer-feedback__heading">
        {heading}
      </h2>
      {text ? <p>{text}</p> : null}
      <p>
        <button type="button" className="button button--secondary" aria-haspopup="dialog" data-flow="feedback">
          {button}
        </button>
      </p>
    </section>
  );
}

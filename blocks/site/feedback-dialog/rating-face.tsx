import type { FeedbackRating } from '#machines/site/feedback/feedback.types.ts';

const MOUTHS: Readonly<Record<FeedbackRating, string>> = {
  not_satisfied: 'M8 17q4-4 8 0',
  neutral: 'M8 16h8',
  satisfied: 'M8 14q4 4.5 8 0',
};

/** A face icon that repeats the label beside it. */
export function RatingFaceIcon({ rating }: { readonly rating: FeedbackRating }) {
  return (
    <svg className="feedback-dialog__face" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="10" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <circle cx="8.75" cy="10" r="1.25" fill="currentColor" />
      <circle cx="15.25" cy="10" r="1.25" fill="currentColor" />
      <path d={MOUTHS[rating]} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  );
}

export const WORDS = {
  heading: 'Give Feedback',
  close: 'Close',
  rating: 'How satisfied are you with us today?',
  ratings: { not_satisfied: 'Not satisfied', neutral: 'Neutral', satisfied: 'Satisfied' },
  comment: 'What should we know? (optional)',
  email: 'Your e-mail address, if you want an answer (optional)',
  emailWrong: 'Please enter a valid email address',
  submit: 'Send',
  submitting: 'Sending…',
  failed: 'We could not send your feedback. What you wrote is still here: please try again.',
  complete: 'Thank you!',
  thanks: 'Your feedback has reached us.',
};

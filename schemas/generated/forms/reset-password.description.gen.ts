// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { FormDescription } from '#schemas/forms/form.ts';

export const resetPasswordDescription: FormDescription = {
  "name": "reset-password",
  "title": "Choose a new password",
  "fields": [
    {
      "name": "password",
      "widget": "new-password",
      "label": "New password",
      "help": "Use at least 8 characters. A few words in a row are easy to remember and hard to guess.",
      "required": true,
      "autocomplete": "new-password",
      "minLength": 8,
      "maxLength": 128
    },
    {
      "name": "passwordAgain",
      "widget": "new-password",
      "label": "New password again",
      "required": true,
      "autocomplete": "new-password",
      "matches": "password",
      "maxLength": 128
    }
  ]
};

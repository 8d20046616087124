// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { FormDescription } from '#schemas/forms/form.ts';

export const changePasswordDescription: FormDescription = {
  "name": "change-password",
  "title": "Change your password",
  "fields": [
    {
      "name": "currentPassword",
      "widget": "password",
      "label": "Current password",
      "required": true,
      "autocomplete": "current-password",
      "maxLength": 128
    },
    {
      "name": "newPassword",
      "widget": "new-password",
      "label": "New password",
      "help": "Use at least 8 characters. A few words in a row are easy to remember and hard to guess.",
      "required": true,
      "autocomplete": "new-password",
      "minLength": 8,
      "maxLength": 128
    },
    {
      "name": "newPasswordAgain",
      "widget": "new-password",
      "label": "New password again",
      "required": true,
      "autocomplete": "new-password",
      "matches": "newPassword",
      "maxLength": 128
    }
  ]
};

// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { FormDescription } from '#schemas/forms/form.ts';

export const resetPasswordDescription: FormDescription = {
  "name": "reset-password",
  "catalogues": [
    "form-reset-password"
  ],
  "fields": [
    {
      "name": "password",
      "widget": "new-password",
      "required": true,
      "autocomplete": "new-password",
      "minLength": 8,
      "maxLength": 128
    },
    {
      "name": "passwordAgain",
      "widget": "new-password",
      "required": true,
      "autocomplete": "new-password",
      "matches": "password",
      "maxLength": 128
    }
  ]
};

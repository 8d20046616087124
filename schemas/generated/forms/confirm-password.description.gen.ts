// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { FormDescription } from '#schemas/forms/form.ts';

export const confirmPasswordDescription: FormDescription = {
  "name": "confirm-password",
  "catalogues": [
    "form-confirm-password",
    "form-sign-in-fields"
  ],
  "fields": [
    {
      "name": "password",
      "widget": "password",
      "required": true,
      "autocomplete": "current-password",
      "maxLength": 128
    }
  ]
};

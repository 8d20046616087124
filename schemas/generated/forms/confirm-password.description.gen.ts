// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { FormDescription } from '#schemas/forms/form.ts';

export const confirmPasswordDescription: FormDescription = {
  "name": "confirm-password",
  "title": "Enter your password",
  "fields": [
    {
      "name": "password",
      "widget": "password",
      "label": "Password",
      "required": true,
      "autocomplete": "current-password",
      "maxLength": 128
    }
  ]
};

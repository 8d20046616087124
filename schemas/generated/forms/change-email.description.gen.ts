// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { FormDescription } from '#schemas/forms/form.ts';

export const changeEmailDescription: FormDescription = {
  "name": "change-email",
  "title": "Change your email address",
  "fields": [
    {
      "name": "email",
      "widget": "email",
      "label": "Email address",
      "required": true,
      "autocomplete": "email",
      "inputmode": "email",
      "maxLength": 254,
      "rules": [
        "email"
      ]
    }
  ]
};

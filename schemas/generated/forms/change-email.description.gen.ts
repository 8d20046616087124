// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { FormDescription } from '#schemas/forms/form.ts';

export const changeEmailDescription: FormDescription = {
  "name": "change-email",
  "catalogues": [
    "form-change-email",
    "form-customer-fields"
  ],
  "fields": [
    {
      "name": "email",
      "widget": "email",
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

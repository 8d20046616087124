// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { FormDescription } from '#schemas/forms/form.ts';

export const forgotPasswordDescription: FormDescription = {
  "name": "forgot-password",
  "catalogues": [
    "form-forgot-password",
    "form-customer-fields"
  ],
  "fields": [
    {
      "name": "email",
      "widget": "email",
      "required": true,
      "autocomplete": "username",
      "inputmode": "email",
      "maxLength": 254,
      "rules": [
        "email"
      ]
    }
  ]
};

// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { FormDescription } from '#schemas/forms/form.ts';

export const countryBannedDescription: FormDescription = {
  "name": "country-banned",
  "catalogues": [
    "form-country-banned"
  ],
  "fields": [
    {
      "name": "confirmed",
      "widget": "checkbox",
      "required": true
    }
  ]
};

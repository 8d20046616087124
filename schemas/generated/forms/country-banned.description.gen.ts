// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { FormDescription } from '#schemas/forms/form.ts';

export const countryBannedDescription: FormDescription = {
  "name": "country-banned",
  "title": "Where are you?",
  "fields": [
    {
      "name": "confirmed",
      "widget": "checkbox",
      "label": "I understand that I can't buy tickets from here",
      "required": true
    }
  ]
};

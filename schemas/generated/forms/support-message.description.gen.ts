// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { FormDescription } from '#schemas/forms/form.ts';

export const supportMessageDescription: FormDescription = {
  "name": "support-message",
  "title": "Send us a message",
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
    },
    {
      "name": "message",
      "widget": "long-text",
      "label": "Your message",
      "required": true,
      "maxLength": 2000
    }
  ]
};

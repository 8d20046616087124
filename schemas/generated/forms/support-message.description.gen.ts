// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { FormDescription } from '#schemas/forms/form.ts';

export const supportMessageDescription: FormDescription = {
  "name": "support-message",
  "catalogues": [
    "form-support-message"
  ],
  "fields": [
    {
      "name": "topic",
      "widget": "select",
      "required": true,
      "options": [
        "tickets",
        "results",
        "payments",
        "account",
        "limits",
        "other"
      ]
    },
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
    },
    {
      "name": "message",
      "widget": "long-text",
      "required": true,
      "maxLength": 2000
    }
  ]
};

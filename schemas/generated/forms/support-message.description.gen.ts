// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { FormDescription } from '#schemas/forms/form.ts';

export const supportMessageDescription: FormDescription = {
  "name": "support-message",
  "title": "Send us a message",
  "fields": [
    {
      "name": "topic",
      "widget": "select",
      "label": "What is it about?",
      "required": true,
      "options": [
        {
          "value": "tickets",
          "label": "Tickets and entries"
        },
        {
          "value": "results",
          "label": "Results and prizes"
        },
        {
          "value": "payments",
          "label": "Paying, adding or withdrawing money"
        },
        {
          "value": "account",
          "label": "My account and logging in"
        },
        {
          "value": "limits",
          "label": "Limits and breaks"
        },
        {
          "value": "other",
          "label": "Something else"
        }
      ]
    },
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

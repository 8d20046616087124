// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { FormDescription } from '#schemas/forms/form.ts';

export const accountClosureDescription: FormDescription = {
  "name": "account-closure",
  "title": "Close your account",
  "fields": [
    {
      "name": "reason",
      "widget": "select",
      "label": "Why are you leaving?",
      "required": false,
      "options": [
        {
          "value": "not_playing",
          "label": "I no longer play"
        },
        {
          "value": "too_expensive",
          "label": "It costs too much"
        },
        {
          "value": "too_many_messages",
          "label": "Too many messages"
        },
        {
          "value": "responsible_gaming",
          "label": "I want to stop gambling"
        },
        {
          "value": "other",
          "label": "Something else"
        }
      ]
    },
    {
      "name": "comment",
      "widget": "text",
      "label": "Anything to add?",
      "required": false,
      "maxLength": 500
    },
    {
      "name": "password",
      "widget": "password",
      "label": "Password",
      "required": true,
      "autocomplete": "current-password",
      "maxLength": 128
    },
    {
      "name": "confirmed",
      "widget": "checkbox",
      "label": "I understand that my account will be closed for good",
      "required": true
    }
  ]
};

// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { FormDescription } from '#schemas/forms/form.ts';

export const unsubscribeDescription: FormDescription = {
  "name": "unsubscribe",
  "title": "Stop our messages",
  "fields": [
    {
      "name": "email",
      "widget": "checkbox",
      "label": "E-mail",
      "required": false
    },
    {
      "name": "phone",
      "widget": "checkbox",
      "label": "Phone",
      "required": false
    },
    {
      "name": "sms",
      "widget": "checkbox",
      "label": "Text message",
      "required": false
    },
    {
      "name": "directmail",
      "widget": "checkbox",
      "label": "Letter",
      "required": false
    },
    {
      "name": "unsubscribeReason",
      "widget": "select",
      "label": "Why would you like fewer messages?",
      "required": false,
      "targets": [
        "unsubscribe_reasons"
      ],
      "options": [
        {
          "value": "too_many",
          "label": "There were too many"
        },
        {
          "value": "not_relevant",
          "label": "They were of no interest"
        },
        {
          "value": "never_asked",
          "label": "I never asked for them"
        },
        {
          "value": "other",
          "label": "Something else"
        }
      ]
    }
  ]
};

// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { FormDescription } from '#schemas/forms/form.ts';

export const takeBreakDescription: FormDescription = {
  "name": "take-break",
  "title": "Take a break",
  "fields": [
    {
      "name": "period",
      "widget": "select",
      "label": "How long?",
      "required": true,
      "options": [
        {
          "value": "day",
          "label": "A day"
        },
        {
          "value": "week",
          "label": "A week"
        },
        {
          "value": "six_months",
          "label": "Six months"
        },
        {
          "value": "until_i_ask",
          "label": "At least six months, until I ask to return"
        }
      ]
    },
    {
      "name": "confirmed",
      "widget": "checkbox",
      "label": "I understand that it can’t end sooner",
      "required": true
    }
  ]
};

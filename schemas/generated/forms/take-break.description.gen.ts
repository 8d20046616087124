// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { FormDescription } from '#schemas/forms/form.ts';

export const takeBreakDescription: FormDescription = {
  "name": "take-break",
  "catalogues": [
    "form-take-break"
  ],
  "fields": [
    {
      "name": "period",
      "widget": "select",
      "required": true,
      "options": [
        "day",
        "week",
        "six_months",
        "until_i_ask"
      ]
    },
    {
      "name": "confirmed",
      "widget": "checkbox",
      "required": true
    }
  ]
};

// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { FormDescription } from '#schemas/forms/form.ts';

export const accountClosureDescription: FormDescription = {
  "name": "account-closure",
  "catalogues": [
    "form-account-closure",
    "form-sign-in-fields"
  ],
  "fields": [
    {
      "name": "reason",
      "widget": "select",
      "required": false,
      "options": [
        "not_playing",
        "too_expensive",
        "too_many_messages",
        "responsible_gaming",
        "other"
      ]
    },
    {
      "name": "comment",
      "widget": "text",
      "required": false,
      "maxLength": 500
    },
    {
      "name": "password",
      "widget": "password",
      "required": true,
      "autocomplete": "current-password",
      "maxLength": 128
    },
    {
      "name": "confirmed",
      "widget": "checkbox",
      "required": true
    }
  ]
};

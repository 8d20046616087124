// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { FormDescription } from '#schemas/forms/form.ts';

export const spendLimitDescription: FormDescription = {
  "name": "spend-limit",
  "catalogues": [
    "form-spend-limit",
    "form-limit-fields"
  ],
  "fields": [
    {
      "name": "limit",
      "widget": "amount",
      "required": true,
      "autocomplete": "off",
      "width": "half",
      "maxLength": 16,
      "rules": [
        "currency",
        "minimum"
      ]
    }
  ]
};

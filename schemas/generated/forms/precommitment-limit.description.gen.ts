// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { FormDescription } from '#schemas/forms/form.ts';

export const precommitmentLimitDescription: FormDescription = {
  "name": "precommitment-limit",
  "title": "Deposit limit",
  "fields": [
    {
      "name": "limit",
      "widget": "amount",
      "label": "Limit",
      "help": "Such as 50.00.",
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

// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { FormDescription } from '#schemas/forms/form.ts';

export const overseasAccountDescription: FormDescription = {
  "name": "overseas-account",
  "title": "Add an account of an overseas bank",
  "fields": [
    {
      "name": "accountName",
      "widget": "text",
      "label": "Account name",
      "required": true,
      "autocomplete": "name",
      "targets": [
        "account_name"
      ],
      "maxLength": 100,
      "rules": [
        "name"
      ]
    },
    {
      "name": "bankCode",
      "widget": "text",
      "label": "SWIFT code (BIC)",
      "help": "Eight or eleven letters and digits.",
      "required": true,
      "autocomplete": "off",
      "width": "half",
      "targets": [
        "bsb",
        "swift",
        "code"
      ],
      "maxLength": 20
    },
    {
      "name": "accountNumber",
      "widget": "text",
      "label": "Account number or IBAN",
      "required": true,
      "autocomplete": "off",
      "width": "half",
      "targets": [
        "account_number"
      ],
      "maxLength": 40
    }
  ]
};

// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { FormDescription } from '#schemas/forms/form.ts';

export const bankAccountDescription: FormDescription = {
  "name": "bank-account",
  "catalogues": [
    "form-bank-account"
  ],
  "fields": [
    {
      "name": "accountName",
      "widget": "text",
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
      "required": true,
      "autocomplete": "off",
      "inputmode": "numeric",
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
      "required": true,
      "autocomplete": "off",
      "inputmode": "numeric",
      "width": "half",
      "targets": [
        "account_number"
      ],
      "maxLength": 40,
      "rules": [
        "numbers-only"
      ]
    }
  ]
};

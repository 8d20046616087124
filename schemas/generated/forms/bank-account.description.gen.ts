// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { FormDescription } from '#schemas/forms/form.ts';

export const bankAccountDescription: FormDescription = {
  "name": "bank-account",
  "title": "Add a bank account",
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
      "label": "BSB or sort code",
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
      "label": "Account number",
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

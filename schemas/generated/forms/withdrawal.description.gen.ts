// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { FormDescription } from '#schemas/forms/form.ts';

export const withdrawalDescription: FormDescription = {
  "name": "withdrawal",
  "catalogues": [
    "form-withdrawal"
  ],
  "fields": [
    {
      "name": "amount",
      "widget": "amount",
      "required": true,
      "autocomplete": "off",
      "width": "half",
      "maxLength": 16,
      "rules": [
        "currency",
        "minimum",
        "maximum"
      ]
    },
    {
      "name": "way",
      "widget": "radio",
      "required": true,
      "targets": [
        "customer_fund_id",
        "withdrawal_method_code",
        "bank_type"
      ],
      "maxLength": 120
    }
  ]
};

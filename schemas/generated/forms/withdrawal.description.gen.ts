// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { FormDescription } from '#schemas/forms/form.ts';

export const withdrawalDescription: FormDescription = {
  "name": "withdrawal",
  "title": "Withdraw money",
  "fields": [
    {
      "name": "amount",
      "widget": "amount",
      "label": "Amount",
      "help": "Such as 50.00.",
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
      "label": "Pay it to",
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

// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { FormDescription } from '#schemas/forms/form.ts';

export const driversLicenceDescription: FormDescription = {
  "name": "drivers-licence",
  "catalogues": [
    "form-drivers-licence",
    "form-customer-fields"
  ],
  "fields": [
    {
      "name": "state",
      "widget": "select",
      "required": true,
      "options": [
        "ACT",
        "NSW",
        "NT",
        "QLD",
        "SA",
        "TAS",
        "VIC",
        "WA"
      ]
    },
    {
      "name": "licenceNumber",
      "widget": "text",
      "required": true,
      "autocomplete": "off",
      "width": "half",
      "maxLength": 20
    },
    {
      "name": "cardNumber",
      "widget": "text",
      "required": false,
      "autocomplete": "off",
      "width": "half",
      "maxLength": 20
    },
    {
      "name": "expiryDate",
      "widget": "date",
      "required": true,
      "width": "half",
      "maxLength": 10,
      "rules": [
        "date"
      ]
    }
  ]
};

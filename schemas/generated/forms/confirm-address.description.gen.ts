// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { FormDescription } from '#schemas/forms/form.ts';

export const confirmAddressDescription: FormDescription = {
  "name": "confirm-address",
  "catalogues": [
    "form-confirm-address",
    "form-customer-fields"
  ],
  "fields": [
    {
      "name": "address",
      "widget": "text",
      "required": true,
      "autocomplete": "address-line1",
      "maxLength": 120
    },
    {
      "name": "addressLine2",
      "widget": "text",
      "required": false,
      "autocomplete": "address-line2",
      "maxLength": 120
    },
    {
      "name": "suburb",
      "widget": "text",
      "required": true,
      "autocomplete": "address-level2",
      "width": "half",
      "maxLength": 80
    },
    {
      "name": "state",
      "widget": "select",
      "required": true,
      "autocomplete": "address-level1",
      "width": "half",
      "options": [
        "ACT",
        "GB",
        "NSW",
        "NT",
        "QLD",
        "SA",
        "TAS",
        "VIC",
        "WA",
        "OTHER"
      ]
    },
    {
      "name": "postcode",
      "widget": "text",
      "required": true,
      "autocomplete": "postal-code",
      "width": "half",
      "maxLength": 10,
      "rules": [
        "post-code",
        "post-code-region"
      ]
    },
    {
      "name": "country",
      "widget": "select",
      "required": true,
      "autocomplete": "country",
      "width": "half",
      "options": [
        "AU",
        "GB",
        "NZ"
      ]
    }
  ]
};

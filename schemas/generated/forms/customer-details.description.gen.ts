// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { FormDescription } from '#schemas/forms/form.ts';

export const customerDetailsDescription: FormDescription = {
  "name": "customer-details",
  "catalogues": [
    "form-customer-details",
    "form-customer-fields"
  ],
  "fields": [
    {
      "name": "firstname",
      "widget": "text",
      "required": true,
      "autocomplete": "given-name",
      "width": "half",
      "maxLength": 60,
      "rules": [
        "name"
      ]
    },
    {
      "name": "lastname",
      "widget": "text",
      "required": true,
      "autocomplete": "family-name",
      "width": "half",
      "maxLength": 60,
      "rules": [
        "name"
      ]
    },
    {
      "name": "email",
      "widget": "email",
      "required": true,
      "autocomplete": "email",
      "inputmode": "email",
      "maxLength": 254,
      "rules": [
        "email"
      ]
    },
    {
      "name": "phone",
      "widget": "tel",
      "required": false,
      "autocomplete": "tel",
      "inputmode": "tel",
      "width": "half",
      "maxLength": 24,
      "rules": [
        "phone"
      ]
    },
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

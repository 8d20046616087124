// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { FormDescription } from '#schemas/forms/form.ts';

export const confirmAddressDescription: FormDescription = {
  "name": "confirm-address",
  "title": "Is this your address?",
  "fields": [
    {
      "name": "address",
      "widget": "text",
      "label": "Street address",
      "required": true,
      "autocomplete": "address-line1",
      "maxLength": 120
    },
    {
      "name": "addressLine2",
      "widget": "text",
      "label": "Flat, floor or building",
      "required": false,
      "autocomplete": "address-line2",
      "maxLength": 120
    },
    {
      "name": "suburb",
      "widget": "text",
      "label": "Suburb or town",
      "required": true,
      "autocomplete": "address-level2",
      "width": "half",
      "maxLength": 80
    },
    {
      "name": "state",
      "widget": "select",
      "label": "State or territory",
      "required": true,
      "autocomplete": "address-level1",
      "width": "half",
      "options": [
        {
          "value": "ACT",
          "label": "Australian Capital Territory"
        },
        {
          "value": "GB",
          "label": "Great Britain"
        },
        {
          "value": "NSW",
          "label": "New South Wales"
        },
        {
          "value": "NT",
          "label": "Northern Territory"
        },
        {
          "value": "QLD",
          "label": "Queensland"
        },
        {
          "value": "SA",
          "label": "South Australia"
        },
        {
          "value": "TAS",
          "label": "Tasmania"
        },
        {
          "value": "VIC",
          "label": "Victoria"
        },
        {
          "value": "WA",
          "label": "Western Australia"
        },
        {
          "value": "OTHER",
          "label": "Elsewhere"
        }
      ]
    },
    {
      "name": "postcode",
      "widget": "text",
      "label": "Post code",
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
      "label": "Country",
      "required": true,
      "autocomplete": "country",
      "width": "half",
      "options": [
        {
          "value": "AU",
          "label": "Australia"
        },
        {
          "value": "GB",
          "label": "United Kingdom"
        },
        {
          "value": "NZ",
          "label": "New Zealand"
        }
      ]
    }
  ]
};

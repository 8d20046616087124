// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { FormDescription } from '#schemas/forms/form.ts';

export const driversLicenceDescription: FormDescription = {
  "name": "drivers-licence",
  "title": "Your driver's licence",
  "fields": [
    {
      "name": "state",
      "widget": "select",
      "label": "State that gave it",
      "required": true,
      "options": [
        {
          "value": "ACT",
          "label": "Australian Capital Territory"
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
        }
      ]
    },
    {
      "name": "licenceNumber",
      "widget": "text",
      "label": "Licence number",
      "help": "As it is printed, without spaces.",
      "required": true,
      "autocomplete": "off",
      "width": "half",
      "maxLength": 20
    },
    {
      "name": "cardNumber",
      "widget": "text",
      "label": "Card number",
      "help": "Most states print one too.",
      "required": false,
      "autocomplete": "off",
      "width": "half",
      "maxLength": 20
    },
    {
      "name": "expiryDate",
      "widget": "date",
      "label": "Good until",
      "required": true,
      "width": "half",
      "maxLength": 10,
      "rules": [
        "date"
      ]
    }
  ]
};

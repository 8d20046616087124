// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { FormDescription } from '#schemas/forms/form.ts';

export const signUpDescription: FormDescription = {
  "name": "sign-up",
  "catalogues": [
    "form-sign-up",
    "form-customer-fields",
    "form-sign-in-fields",
    "form-terms-fields"
  ],
  "fields": [
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
      "name": "password",
      "widget": "new-password",
      "required": true,
      "autocomplete": "new-password",
      "minLength": 8,
      "maxLength": 128
    },
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
      "name": "dateOfBirth",
      "widget": "date",
      "required": true,
      "autocomplete": "bday",
      "width": "half",
      "maxLength": 10,
      "rules": [
        "date",
        "adult"
      ]
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
      "name": "termsAccepted",
      "widget": "checkbox",
      "required": true,
      "messages": {
        "required": "terms",
        "const": "terms"
      }
    },
    {
      "name": "marketingOptIn",
      "widget": "checkbox",
      "required": false
    },
    {
      "name": "saveDevice",
      "widget": "checkbox",
      "required": false
    }
  ],
  "refusals": {
    "under_age": {
      "field": "dateOfBirth",
      "message": "adult"
    },
    "terms_required": {
      "field": "termsAccepted",
      "message": "terms"
    }
  }
};

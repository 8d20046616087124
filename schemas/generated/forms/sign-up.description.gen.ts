// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { FormDescription } from '#schemas/forms/form.ts';

export const signUpDescription: FormDescription = {
  "name": "sign-up",
  "title": "Create an account",
  "fields": [
    {
      "name": "email",
      "widget": "email",
      "label": "Email address",
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
      "label": "Password",
      "help": "Use at least 8 characters. A few words in a row are easy to remember and hard to guess.",
      "required": true,
      "autocomplete": "new-password",
      "minLength": 8,
      "maxLength": 128
    },
    {
      "name": "firstname",
      "widget": "text",
      "label": "First name",
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
      "label": "Last name",
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
      "label": "Date of birth",
      "help": "You must be 18 or older.",
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
      "name": "termsAccepted",
      "widget": "checkbox",
      "label": "I agree to the terms and conditions",
      "required": true,
      "messages": {
        "required": "terms",
        "const": "terms"
      }
    },
    {
      "name": "marketingOptIn",
      "widget": "checkbox",
      "label": "Send me news and offers by e-mail",
      "required": false
    },
    {
      "name": "saveDevice",
      "widget": "checkbox",
      "label": "Remember this device",
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

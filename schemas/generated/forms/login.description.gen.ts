// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { FormDescription } from '#schemas/forms/form.ts';

export const loginDescription: FormDescription = {
  "name": "login",
  "catalogues": [
    "form-login",
    "form-customer-fields",
    "form-sign-in-fields"
  ],
  "fields": [
    {
      "name": "email",
      "widget": "email",
      "required": true,
      "autocomplete": "username",
      "inputmode": "email",
      "maxLength": 254,
      "rules": [
        "email"
      ]
    },
    {
      "name": "password",
      "widget": "password",
      "required": true,
      "autocomplete": "current-password",
      "maxLength": 128
    },
    {
      "name": "saveDevice",
      "widget": "checkbox",
      "required": false
    }
  ],
  "refusals": {
    "2fa_account_locked": {
      "message": "account-locked"
    }
  }
};

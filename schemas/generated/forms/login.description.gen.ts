// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { FormDescription } from '#schemas/forms/form.ts';

export const loginDescription: FormDescription = {
  "name": "login",
  "title": "Log in",
  "fields": [
    {
      "name": "email",
      "widget": "email",
      "label": "Email address",
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
      "label": "Password",
      "required": true,
      "autocomplete": "current-password",
      "maxLength": 128
    },
    {
      "name": "saveDevice",
      "widget": "checkbox",
      "label": "Remember this device",
      "required": false
    }
  ],
  "refusals": {
    "2fa_account_locked": {
      "message": "account-locked"
    }
  }
};

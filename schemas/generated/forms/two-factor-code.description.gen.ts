// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { FormDescription } from '#schemas/forms/form.ts';

export const twoFactorCodeDescription: FormDescription = {
  "name": "two-factor-code",
  "catalogues": [
    "form-two-factor-code",
    "form-sign-in-fields"
  ],
  "fields": [
    {
      "name": "code",
      "widget": "otp",
      "required": true,
      "autocomplete": "one-time-code",
      "inputmode": "numeric",
      "width": "short",
      "targets": [
        "otp"
      ],
      "messages": {
        "required": "code"
      },
      "maxLength": 6,
      "rules": [
        "code"
      ]
    },
    {
      "name": "saveDevice",
      "widget": "checkbox",
      "required": false
    }
  ],
  "refusals": {
    "2fa_incorrect": {
      "field": "code",
      "message": "code-incorrect"
    },
    "2fa_account_locked": {
      "message": "account-locked",
      "locks": true
    }
  }
};

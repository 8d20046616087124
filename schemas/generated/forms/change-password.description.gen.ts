// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { FormDescription } from '#schemas/forms/form.ts';

export const changePasswordDescription: FormDescription = {
  "name": "change-password",
  "catalogues": [
    "form-change-password",
    "form-new-password-fields"
  ],
  "fields": [
    {
      "name": "currentPassword",
      "widget": "password",
      "required": true,
      "autocomplete": "current-password",
      "maxLength": 128
    },
    {
      "name": "newPassword",
      "widget": "new-password",
      "required": true,
      "autocomplete": "new-password",
      "minLength": 8,
      "maxLength": 128
    },
    {
      "name": "newPasswordAgain",
      "widget": "new-password",
      "required": true,
      "autocomplete": "new-password",
      "matches": "newPassword",
      "maxLength": 128
    }
  ]
};

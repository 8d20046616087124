// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { FormDescription } from '#schemas/forms/form.ts';

export const forcePasswordChangeDescription: FormDescription = {
  "name": "force-password-change",
  "catalogues": [
    "form-force-password-change",
    "form-new-password-fields"
  ],
  "fields": [
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

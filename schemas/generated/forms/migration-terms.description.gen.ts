// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { FormDescription } from '#schemas/forms/form.ts';

export const migrationTermsDescription: FormDescription = {
  "name": "migration-terms",
  "title": "Move your account",
  "fields": [
    {
      "name": "termsAccepted",
      "widget": "checkbox",
      "label": "I agree to the terms and conditions",
      "required": true,
      "messages": {
        "required": "terms",
        "const": "terms"
      }
    }
  ]
};

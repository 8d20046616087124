// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { FormDescription } from '#schemas/forms/form.ts';

export const migrationTermsDescription: FormDescription = {
  "name": "migration-terms",
  "catalogues": [
    "form-migration-terms",
    "form-terms-fields"
  ],
  "fields": [
    {
      "name": "termsAccepted",
      "widget": "checkbox",
      "required": true,
      "messages": {
        "required": "terms",
        "const": "terms"
      }
    }
  ]
};

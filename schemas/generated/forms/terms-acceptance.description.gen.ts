// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { FormDescription } from '#schemas/forms/form.ts';

export const termsAcceptanceDescription: FormDescription = {
  "name": "terms-acceptance",
  "catalogues": [
    "form-terms-acceptance",
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

// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { FormDescription } from '#schemas/forms/form.ts';

export const termsAcceptanceDescription: FormDescription = {
  "name": "terms-acceptance",
  "title": "Our terms have changed",
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

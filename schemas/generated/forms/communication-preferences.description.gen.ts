// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { FormDescription } from '#schemas/forms/form.ts';

export const communicationPreferencesDescription: FormDescription = {
  "name": "communication-preferences",
  "catalogues": [
    "form-communication-preferences",
    "form-channel-fields"
  ],
  "fields": [
    {
      "name": "email",
      "widget": "checkbox",
      "required": false
    },
    {
      "name": "phone",
      "widget": "checkbox",
      "required": false
    },
    {
      "name": "sms",
      "widget": "checkbox",
      "required": false
    },
    {
      "name": "directmail",
      "widget": "checkbox",
      "required": false
    },
    {
      "name": "unsubscribeReason",
      "widget": "select",
      "required": false,
      "targets": [
        "unsubscribe_reasons"
      ],
      "options": [
        "too_many",
        "not_relevant",
        "never_asked",
        "other"
      ]
    }
  ]
};

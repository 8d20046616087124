/** The input control of a form field. */
export type FormFieldWidget =
  | 'text'
  | 'long-text'
  | 'email'
  | 'password'
  | 'new-password'
  | 'tel'
  | 'digits'
  | 'amount'
  | 'date'
  | 'select'
  | 'radio'
  | 'checkbox'
  | 'otp';

/**
 * Validation rules that JSON Schema cannot express, implemented in `domain/forms/form-rules.ts`. A broken rule shows
 * the message of the same name.
 */
export type CustomFormFieldRule =
  | 'email'
  | 'numbers-only'
  | 'phone'
  | 'currency'
  | 'minimum'
  | 'maximum'
  | 'post-code'
  | 'post-code-region'
  | 'card-holder'
  | 'name'
  | 'date'
  | 'adult'
  | 'code';

/** Names of the messages that a form can show; `form-messages.messages.json` has the texts. */
export type FormMessageKey =
  | CustomFormFieldRule
  | 'currency-example'
  | 'required'
  | 'mismatch'
  | 'terms'
  | 'code-incorrect'
  | 'account-locked'
  | 'too-short'
  | 'too-long'
  | 'invalid'
  | 'failed'
  | 'no-answer';

/** How the phone numbers of a country are written. */
export interface PhoneNumbering {
  /** What follows the plus sign, such as '61'. */
  readonly callingCode: string;
  /** What comes before national numbers and is left out after the calling code, such as '0'. */
  readonly nationalPrefix?: string;
  /** What is dialled in place of the plus sign, such as '0011'. */
  readonly internationalPrefix?: string;
  /** National numbers, such as '0# #### ####', where # is any digit. The first that a number fits is used. */
  readonly formats: readonly string[];
}

/** A form field without its JSON Schema and its texts. */
export interface FormField {
  readonly name: string;
  readonly widget: FormFieldWidget;
  readonly required: boolean;
  readonly autocomplete?: string;
  readonly inputmode?: 'text' | 'email' | 'numeric' | 'decimal' | 'tel';
  readonly width?: 'half' | 'short';
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Values to choose from. */
  readonly options?: readonly string[];
  readonly rules?: readonly CustomFormFieldRule[];
  /** Smallest and largest amount, such as '5' or '0.50'. */
  readonly minimum?: string;
  readonly maximum?: string;
  /** Regular expressions of the post codes of countries, by ISO 3166 code. */
  readonly postCodes?: Readonly<Record<string, string>>;
  /** How phone numbers of the country are written. */
  readonly phoneNumbers?: PhoneNumbering;
  /** What the post codes of the parts of a country begin with, by their codes. */
  readonly statePostCodes?: {
    readonly country: string;
    readonly prefixes: Readonly<Record<string, readonly string[]>>;
  };
  /** Name of the field whose value must be repeated here. */
  readonly matches?: string;
  /** Other names that the server uses for this field in its errors. */
  readonly targets?: readonly string[];
  /** Message to show for a failed schema keyword instead of the default one. */
  readonly messages?: Readonly<Record<string, FormMessageKey>>;
}

/** Limits by field that are only known at run time. */
export type FormFieldLimits = Readonly<
  Record<string, Pick<FormField, 'minimum' | 'maximum' | 'postCodes' | 'statePostCodes' | 'phoneNumbers'>>
>;

/** How a form shows a server refusal with a certain code. */
export interface FormRefusalMeaning {
  /** The field to show it at; the whole form without one. */
  readonly field?: string;
  /** Text to show instead of the server's. */
  readonly message?: FormMessageKey;
  /** Disables the form after this refusal. */
  readonly locks?: true;
}

/** The part of a form that a page needs to render it, without its texts. */
export interface FormDescription {
  readonly name: string;
  /** Catalogues of its texts, of which the first that has a message gives it. */
  readonly catalogues: readonly string[];
  readonly fields: readonly FormField[];
  readonly refusals?: Readonly<Record<string, FormRefusalMeaning>>;
}

/** One error of a form's JSON Schema validator. */
export interface FormSchemaComplaint {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Generated validator of a form's schema. */
export interface FormValidator {
  (value: unknown): boolean;
  errors?: readonly FormSchemaComplaint[] | null;
}

/** A form with its schema validator, which browser and server share. */
export interface Form<Values = unknown> {
  readonly description: FormDescription;
  accepts(value: unknown): value is Values;
  complaints(value: unknown): readonly FormSchemaComplaint[];
}

export function createForm<Values>(description: FormDescription, validate: FormValidator): Form<Values> {
  return {
    description,
    accepts: (value): value is Values => validate(value),
    complaints: (value) => (validate(value) ? [] : (validate.errors ?? [])),
  };
}

/** Current field values by name: text, or whether a checkbox is ticked. */
export type FormValues = Readonly<Record<string, string | boolean>>;

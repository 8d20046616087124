/** How a field is shown and typed into. */
export type FieldWidget =
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
 * Rules of the shop that JSON Schema can't say; `domain/forms/form-rules.ts` holds them. What breaks a rule is told with
 * the message of the same name.
 */
export type FieldRule =
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

/** What a form may complain of; `domain/forms/form-messages.ts` holds the words. */
export type FormMessageKey =
  | FieldRule
  | 'required'
  | 'mismatch'
  | 'terms'
  | 'code-incorrect'
  | 'account-locked'
  | 'too-short'
  | 'too-long'
  | 'invalid';

/** The words of messages; braces hold what is filled in. */
export type FormMessageTexts = Readonly<Partial<Record<FormMessageKey, string>>>;

export interface FieldOption {
  readonly value: string;
  readonly label: string;
}

/** A field as the browser and the server know it, without its JSON Schema. */
export interface FormField {
  readonly name: string;
  readonly widget: FieldWidget;
  readonly label: string;
  readonly help?: string;
  readonly required: boolean;
  readonly autocomplete?: string;
  readonly inputmode?: 'text' | 'email' | 'numeric' | 'decimal' | 'tel';
  readonly width?: 'half' | 'short';
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly options?: readonly FieldOption[];
  readonly rules?: readonly FieldRule[];
  /** Smallest and largest amount, such as '5' or '0.50'. */
  readonly minimum?: string;
  readonly maximum?: string;
  /** Name of the field whose value must be repeated here. */
  readonly matches?: string;
  /** Other names under which a server complains of this field. */
  readonly targets?: readonly string[];
  /** What is said where a keyword of the schema is not met, where it isn't the usual. */
  readonly messages?: Readonly<Record<string, FormMessageKey>>;
}

/** What a refusal of the server with a certain code means for a form. */
export interface FormRefusalMeaning {
  /** The field it concerns; without one, the form as a whole. */
  readonly field?: string;
  /** Words of ours for it; without any, the server's. */
  readonly message?: FormMessageKey;
  /** Whether nothing can be typed or sent any more. */
  readonly locks?: true;
}

/** A form as data: what a page needs to show it. */
export interface FormDescription {
  readonly name: string;
  readonly title: string;
  readonly fields: readonly FormField[];
  readonly refusals?: Readonly<Record<string, FormRefusalMeaning>>;
}

/** One complaint of a form's validator, in the terms of JSON Schema. */
export interface FormSchemaComplaint {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** A validator that was generated from a form's schema. */
export interface FormValidator {
  (value: unknown): boolean;
  errors?: readonly FormSchemaComplaint[] | null;
}

/** A form with the judgement of its schema over values: the same code in the browser and on the server. */
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

/** What stands in the fields, by name: text, or whether a box is ticked. */
export type FormValues = Readonly<Record<string, string | boolean>>;

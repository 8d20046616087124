import type { ChangeEvent } from 'react';
import type { ResolvedLink } from '#engine/render/block.ts';
import type { LabelledField } from './page-form.ts';

export interface FormFieldProps {
  readonly field: LabelledField;
  readonly id: string;
  /** What stands in the field at first: it keeps what is typed by itself. */
  readonly value: string | boolean | undefined;
  /** Error message for the field's value, in words for the customer; null where the value is fine. */
  readonly problem: string | null;
  readonly isDisabled: boolean;
  /** Where to read more, such as the terms. */
  readonly link?: { readonly label: string; readonly link: ResolvedLink } | undefined;
  readonly onChange: (value: string | boolean) => void;
  readonly onLeave: () => void;
}

/** What every control of a form is made of. */
export interface FormControlParts {
  readonly input: {
    readonly id: string;
    readonly name: string;
    readonly required: boolean;
    readonly disabled: boolean;
    readonly 'aria-invalid': boolean;
    readonly 'aria-describedby': string | undefined;
    readonly onBlur: () => void;
  };
  /** What beside that a control has whose value is text. */
  readonly text: {
    readonly defaultValue: string;
    readonly autoComplete: string | undefined;
    readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => void;
  };
  readonly field: LabelledField;
  readonly value: FormFieldProps['value'];
  readonly onChange: FormFieldProps['onChange'];
}

/** For what is no prose: nothing is corrected or written large. */
export const NO_TEXT_CORRECTION_ATTRIBUTES = { autoCapitalize: 'none', spellCheck: false };

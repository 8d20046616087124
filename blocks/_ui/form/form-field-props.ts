import type { ChangeEvent } from 'react';
import type { ResolvedLink } from '#engine/render/block.ts';
import type { LabelledField } from './page-form.ts';

export interface FormFieldProps {
  readonly field: LabelledField;
  readonly id: string;
  /** Initial value of an uncontrolled field. */
  readonly value: string | boolean | undefined;
  /** Error message for the field's value, in words for the customer; null where the value is fine. */
  readonly problem: string | null;
  readonly isDisabled: boolean;
  /** Where to read more, such as the terms. */
  readonly link?: { readonly label: string; readonly link: ResolvedLink } | undefined;
  readonly onChange: (value: string | boolean) => void;
  readonly onLeave: () => void;
}

/** Props that every form control gets. */
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
  /** Additional props of a control with a text value. */
  readonly text: {
    readonly defaultValue: string;
    readonly autoComplete: string | undefined;
    readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => void;
  };
  readonly field: LabelledField;
  readonly value: FormFieldProps['value'];
  readonly onChange: FormFieldProps['onChange'];
}

/** For non-prose input: no spell check, no capitalisation. */
export const NO_TEXT_CORRECTION_ATTRIBUTES = { autoCapitalize: 'none', spellCheck: false };

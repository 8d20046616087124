/** A setting with the control that changes it. */
export type SchemaField = FieldBase & FieldControl;

export interface FieldBase {
  /** Name of the property; empty for an entry of a list. */
  readonly key: string;
  readonly label: string;
  readonly description: string;
  readonly isRequired: boolean;
  /** Section of the form; null for what comes first. */
  readonly group: FieldGroup | null;
}

export type FieldGroup = (typeof FIELD_GROUPS)[number];

/** Kinds of documents that a setting can name. */
export type NamedDocumentKind = 'navigation' | 'layout';

/** In the order of the form. */
export const FIELD_GROUPS = ['look', 'choice', 'cases', 'search', 'advanced'] as const;

export type Choice = string | number;

/** Labels by choice, of those that are not readable by themselves. */
export type ChoiceLabels = Readonly<Record<string, string>>;

/**
 * `isShareable` marks values that may be the key of a content entry instead. Parts of lists, groups, maps and variants
 * are listed by functions, because they may hold fields of their own kind.
 */
export type FieldControl =
  | {
      readonly kind: 'text' | 'markdown';
      readonly maxLength: number | null;
      readonly isShareable: boolean;
      /** A value that fits, where it must have a certain form; null for free words. */
      readonly example: string | null;
    }
  | {
      readonly kind: 'choice';
      readonly choices: readonly Choice[];
      readonly labels: ChoiceLabels;
      readonly usual: Choice | null;
    }
  | {
      readonly kind: 'choices';
      readonly choices: readonly Choice[];
      readonly labels: ChoiceLabels;
      readonly maxItems: number | null;
    }
  | { readonly kind: 'switch'; readonly usual: boolean }
  | NumberControl
  | { readonly kind: 'texts'; readonly maxItems: number | null; readonly example: string | null }
  | { readonly kind: 'colour' }
  | { readonly kind: 'moment' }
  | { readonly kind: 'link' }
  | { readonly kind: 'gate' }
  | { readonly kind: 'picture'; readonly isShareable: boolean }
  /** File name of a picture without a description. */
  | { readonly kind: 'pictureFile' }
  /** Name of a document, such as a menu. */
  | { readonly kind: 'document'; readonly documentKind: NamedDocumentKind }
  | { readonly kind: 'group'; readonly listFields: () => readonly SchemaField[] }
  | ListControl
  | {
      readonly kind: 'map';
      readonly createEntryField: (name: string) => SchemaField;
      readonly createEntry: CreateValue;
      /** Whether all entries are switches. */
      readonly isSwitches: boolean;
    }
  | { readonly kind: 'variant'; readonly listVariants: () => readonly SchemaVariant[] }
  /** Lists and tables of any shape. */
  | { readonly kind: 'data'; readonly example: unknown }
  /** A value that never changes, or the blocks of a page, which the list of blocks edits. */
  | { readonly kind: 'fixed' | 'blocks' }
  | { readonly kind: 'other' };

export interface NumberControl {
  readonly kind: 'number';
  readonly min: number | null;
  readonly max: number | null;
  readonly isInteger: boolean;
  /** Such as "pixels"; null without one. */
  readonly unit: string | null;
  readonly usual: number | null;
}

export interface ListControl {
  readonly kind: 'list';
  readonly createEntryField: (label: string) => SchemaField;
  readonly createEntry: CreateValue;
  readonly minItems: number;
  readonly maxItems: number | null;
  readonly isShareable: boolean;
}

/** One of several shapes that a value may have. */
export interface SchemaVariant {
  /** Null where the choice is only between a value and none. */
  readonly label: string | null;
  /** Control of the value in this shape; null where there is nothing to set. */
  readonly field: SchemaField | null;
  readonly matches: (value: unknown) => boolean;
  readonly createValue: CreateValue;
}

/** Creates an initial value whose links and pictures exist. */
export type CreateValue = (start: StartingParts) => unknown;

export interface StartingParts {
  readonly link: unknown;
  readonly asset: string | undefined;
}

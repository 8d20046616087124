export type MessageFaultCode =
  | 'syntax'
  | 'unknown-placeholder'
  | 'missing-placeholder'
  | 'wrong-placeholder-use'
  | 'unknown-style'
  | 'unknown-tag'
  | 'unknown-choice'
  | 'unknown-plural-category'
  | 'missing-plural-category'
  | 'forbidden-name'
  | 'forbidden-character'
  | 'too-long'
  | 'too-deep';

/** Reason why the text of a message is refused. */
export interface MessageFault {
  readonly code: MessageFaultCode;
  /** Position in the text, in UTF-16 units from 0. */
  readonly offset: number;
  readonly message: string;
  readonly suggestion: string | null;
}

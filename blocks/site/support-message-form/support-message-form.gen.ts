// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * A message to the people of the shop. Who is signed in finds their e-mail address filled in.
 */
export interface SupportMessageFormProps {
  /**
   * Heading of the form; left out, the usual one.
   */
  heading?: string;
  /**
   * A few words above the fields.
   */
  intro?: string;
  /**
   * Words of the button that sends the message.
   */
  submit?: string;
  /**
   * What is shown once the message was sent, in a sentence.
   */
  success: string;
  /**
   * Words of a button that shows the form again after it was sent; left out, there is none.
   */
  again?: string;
}

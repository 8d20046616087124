/** Why the button for a new code rests for a minute. */
export const RESEND_CODE_HELP_TEXT = 'Nothing came? Look among your junk mail. A new code can be sent once a minute.';

/** Why the button for a new code rests for a minute. */
export const RESEND_HELP = 'Nothing came? Look among your junk mail. A new code can be sent once a minute.';

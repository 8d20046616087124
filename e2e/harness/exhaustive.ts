/** Whether every case is tried, as the audit does. Other runs leave out the rarest, which take long. */
export const IS_EXHAUSTIVE = process.env['VITRINE_EXHAUSTIVE'] === '1';

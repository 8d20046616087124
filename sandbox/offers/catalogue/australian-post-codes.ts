/** First digits of the post codes of Australian states and territories, including places just across their borders. */
export const australianPostCodes: Readonly<Record<string, readonly string[]>> = {
  ACT: ['02', '2540', '260', '261', '2620', '290', '291', '2920'],
  NSW: ['1', '2', '3500', '3585', '3586', '3644', '3691', '3707', '4377', '4380', '4383', '4385'],
  NT: ['08', '09', '4825'],
  QLD: ['4', '9', '0862', '0872', '2406'],
  SA: ['5', '0872'],
  TAS: ['7'],
  VIC: ['3', '8', '2648'],
  WA: ['6', '0872'],
};

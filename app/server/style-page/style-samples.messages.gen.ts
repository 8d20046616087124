// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { ReactNode } from 'react';
import { createEditorMessages } from '#engine/messages/editor-messages.ts';
import { formatTextOrElements } from '#engine/messages/format-elements.tsx';

export interface StyleSamplesMessages {
  /** Every draw is shown with its closing time, and <link>every number</link> comes from the shop. <strong>Nothing is rounded up</strong>, and <em>nothing blinks</em>. */
  formattedText(values: { readonly link: (content: ReactNode) => ReactNode; readonly strong: (content: ReactNode) => ReactNode; readonly em: (content: ReactNode) => ReactNode }): ReactNode;
  /** One thing to do on a page. */
  firstPoint(): string;
  /** The odds, where you can find them. */
  secondPoint(): string;
  /** Numbers never lie. */
  quotation(): string;
  /** Tonight */
  step5(): string;
  /** Tonight, on the water */
  step4(): string;
  /** A heading of a section, as it stands on most pages */
  step3(): string;
  /** A large opening, in one breath or two */
  step2(): string;
  /** The title of a card, or a lead under a heading */
  step1(): string;
  /** Body text. It is set to be read: short lines, room between them, and nothing that shouts. */
  step0(): string;
  /** Small print, hints, and what stands beside a figure. */
  stepBelow1(): string;
  /** Buy a ticket */
  buy(): string;
  /** How it works */
  how(): string;
  /** Not now */
  notNow(): string;
  /** Sold out */
  soldOut(): string;
  /** Tonight */
  badge(): string;
  /** Words with <link>a link</link> among them, and <quiet>quieter ones</quiet>. */
  textWithLink(values: { readonly link: (content: ReactNode) => ReactNode; readonly quiet: (content: ReactNode) => ReactNode }): ReactNode;
  /** Example */
  form(): string;
  /** First name */
  firstName(): string;
  /** Last name */
  lastName(): string;
  /** Email address */
  email(): string;
  /** Phone */
  phone(): string;
  /** Customer number */
  customerNumber(): string;
  /** State or territory */
  state(): string;
  /** Password */
  password(): string;
  /** 6 digit code */
  code(): string;
  /** How often */
  howOften(): string;
  /** I agree to the terms and conditions */
  terms(): string;
  /** Quirke */
  surname(): string;
  /** We send your tickets there. */
  emailHelp(): string;
  /** Please enter a valid email address */
  emailError(): string;
  /** Victoria */
  victoria(): string;
  /** Tasmania */
  tasmania(): string;
  /** Once */
  once(): string;
  /** Every week */
  weekly(): string;
  /** There is a problem */
  problem(): string;
  /** Save */
  save(): string;
  /** Your cart */
  toastTitle(): string;
  /** A ticket was removed, because its draw has closed. */
  toast(): string;
  /** Success */
  successTitle(): string;
  /** Your address is confirmed. */
  success(): string;
  /** That did not work */
  errorTitle(): string;
  /** We could not reach your bank. Please try again. */
  error(): string;
  /** Ok, got it */
  dismiss(): string;
  /** Paid. Good luck! */
  paid(): string;
  /** This draw closes in eight minutes. */
  closing(): string;
  /** Your card was declined. */
  declined(): string;
  /** Are you still there? */
  dialogHeading(): string;
  /** You will be signed out in 58 seconds. This dialog is {width} px wide, where the window is wider. */
  dialogText(values: { readonly width: string }): string;
  /** Stay */
  stay(): string;
  /** Tonight, 8:30 pm */
  drawTime(): string;
  /** Copper Kettle */
  offer(): string;
  /** $12.5 million */
  prize(): string;
  /** $12.5 */
  prizeFigure(): string;
  /** 2h 10m */
  timeLeft(): string;
  /** Play */
  play(): string;
  /** How many games */
  howMany(): string;
  /** 6 games */
  fewGames(): string;
  /** a start */
  fewHint(): string;
  /** 18 games */
  usualGames(): string;
  /** most people */
  usualHint(): string;
  /** 36 games */
  manyGames(): string;
  /** $7.50 */
  fewPrice(): string;
  /** $21.60 */
  usualPrice(): string;
  /** $42.00 */
  manyPrice(): string;
  /** Books */
  books(): string;
  /** 2 books */
  twoBooks(): string;
  /** One book fewer */
  fewerBooks(): string;
  /** One book more */
  moreBooks(): string;
  /** Winners */
  winners(): string;
  /** Ways to pay */
  waysToPay(): string;
  /** Closes in */
  closesIn(): string;
  /** Aa */
  specimen(): string;
  /** ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 $£&?! */
  letters(): string;
}

export const styleSamplesMessages = createEditorMessages<StyleSamplesMessages>('style-samples', {
  formattedText: ["Every draw is shown with its closing time, and ",[11,"link","every number"]," comes from the shop. ",[11,"strong","Nothing is rounded up"],", and ",[11,"em","nothing blinks"],"."],
  firstPoint: "One thing to do on a page.",
  secondPoint: "The odds, where you can find them.",
  quotation: "Numbers never lie.",
  step5: "Tonight",
  step4: "Tonight, on the water",
  step3: "A heading of a section, as it stands on most pages",
  step2: "A large opening, in one breath or two",
  step1: "The title of a card, or a lead under a heading",
  step0: "Body text. It is set to be read: short lines, room between them, and nothing that shouts.",
  stepBelow1: "Small print, hints, and what stands beside a figure.",
  buy: "Buy a ticket",
  how: "How it works",
  notNow: "Not now",
  soldOut: "Sold out",
  badge: "Tonight",
  textWithLink: ["Words with ",[11,"link","a link"]," among them, and ",[11,"quiet","quieter ones"],"."],
  form: "Example",
  firstName: "First name",
  lastName: "Last name",
  email: "Email address",
  phone: "Phone",
  customerNumber: "Customer number",
  state: "State or territory",
  password: "Password",
  code: "6 digit code",
  howOften: "How often",
  terms: "I agree to the terms and conditions",
  surname: "Quirke",
  emailHelp: "We send your tickets there.",
  emailError: "Please enter a valid email address",
  victoria: "Victoria",
  tasmania: "Tasmania",
  once: "Once",
  weekly: "Every week",
  problem: "There is a problem",
  save: "Save",
  toastTitle: "Your cart",
  toast: "A ticket was removed, because its draw has closed.",
  successTitle: "Success",
  success: "Your address is confirmed.",
  errorTitle: "That did not work",
  error: "We could not reach your bank. Please try again.",
  dismiss: "Ok, got it",
  paid: "Paid. Good luck!",
  closing: "This draw closes in eight minutes.",
  declined: "Your card was declined.",
  dialogHeading: "Are you still there?",
  dialogText: ["You will be signed out in 58 seconds. This dialog is ",[0,"width"]," px wide, where the window is wider."],
  stay: "Stay",
  drawTime: "Tonight, 8:30 pm",
  offer: "Copper Kettle",
  prize: "$12.5 million",
  prizeFigure: "$12.5",
  timeLeft: "2h 10m",
  play: "Play",
  howMany: "How many games",
  fewGames: "6 games",
  fewHint: "a start",
  usualGames: "18 games",
  usualHint: "most people",
  manyGames: "36 games",
  fewPrice: "$7.50",
  usualPrice: "$21.60",
  manyPrice: "$42.00",
  books: "Books",
  twoBooks: "2 books",
  fewerBooks: "One book fewer",
  moreBooks: "One book more",
  winners: "Winners",
  waysToPay: "Ways to pay",
  closesIn: "Closes in",
  specimen: "Aa",
  letters: "ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 $£&?!",
}, formatTextOrElements);

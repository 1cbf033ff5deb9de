/** What a visitor can be refused with, in the studio's language. */
export interface RefusalTexts {
  // Requests
  notFound: string
  badRequest: string
  unavailable: string
  unexpected: string
  tooMany: string
  tooManyChecks: string
  tooLarge: string
  unstorable: string
  lineBreaks: string
  wrongMethod: string
  wrongType: (type: string) => string
  foreignOrigin: string
  underWay: string
  /** Leads from a page that could not be drawn to the first one. */
  goHome: string
  /** The title of a page that could not be drawn. */
  failed: string
  // Holds
  slotTaken: (time: string, date: string) => string
  holdExpired: string
  notBookable: string
  notYourHold: string
  overtaken: string
  tooManyHolds: (minutes: number) => string
  premiumNotAccepted: string
  tooEarly: string
  noMoreTime: string
  startNeeded: string
  servicePaused: string
  timeNotOffered: string
  serviceNotOffered: string
  packageNotOffered: string
  packageTooLong: string
  addonNotOffered: string
  methodNotOffered: string
  // What comes before the next step
  choosePackage: string
  sayWho: string
  sign: (contract: string) => string
  answerFirst: string
  payFirst: string
  // Orders
  orderClosed: string
  notConfirmable: string
  cancelled: string
  changedMeanwhile: string
  discountGone: string
  dateClosed: string
  tooLateToMove: string
  sameTime: string
  movedMeanwhile: string
  // Payments
  notConfirmed: string
  paymentClosed: string
  declined: string
  providerUnreachable: string
  ownerConfirms: string
  invoiceCanceled: string
  paymentInProgress: string
  // Contracts, questionnaires, inquiries, waitlists
  nothingToSign: string
  contractChanged: string
  noGuardianAsked: string
  answersClosed: string
  noSuchQuestion: string
  tooFast: string
  waitlistClosed: string
  timesFree: string
}

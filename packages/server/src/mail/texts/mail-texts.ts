/** All that mails say, in one language; amounts, dates and names come in as they are printed. */
export interface MailTexts {
  greeting: (name: string) => string
  goodbye: string
  labels: Readonly<
    Record<
      | 'reference'
      | 'service'
      | 'package'
      | 'when'
      | 'where'
      | 'total'
      | 'dueNow'
      | 'subtotal'
      | 'discount'
      | 'premium'
      | 'paid'
      | 'paidOn'
      | 'left'
      | 'payment'
      | 'askedFor'
      | 'timeTaken'
      | 'name'
      | 'email'
      | 'phone'
      | 'signedBy'
      | 'countersignedBy'
      | 'fingerprint',
      string
    >
  >
  /** Answers to a question of either or. */
  yes: string
  no: string
  taxIncluded: (label: string, rate: string) => string
  /** When a payment falls due: by its date, or by its rule while the session has none. */
  due: Readonly<{
    onDate: (date: string) => string
    onTheDay: string
    before: (days: number) => string
    after: (days: number) => string
  }>
  links: Readonly<
    Record<
      'booking' | 'prepared' | 'newTime' | 'bookTime' | 'payments' | 'check' | 'questionnaire' | 'sign',
      string
    >
  >
  inquiryClient: { subject: string; lead: (studio: string) => string; copy: string }
  inquiryOwner: { subject: (name: string) => string; lead: (name: string) => string }
  bookedClient: {
    subject: (service: string) => string
    lead: string
    /** In place of a date that is still to be agreed on. */
    dateOpen: string
    calendar: string
  }
  /** `directly` stands above the studio's own words on how to pay it. */
  paying: Readonly<Record<'settled' | 'later' | 'directly', string>>
  bookedOwner: { subject: (service: string, name: string) => string; lead: (name: string) => string }
  preparedClient: {
    subject: (service: string) => string
    lead: string
    kept: (moment: string) => string
  }
  rescheduleClient: { subject: (service: string) => string; lead: string; stays: string }
  movedClient: {
    subject: (service: string) => string
    lead: string
    calendar: string
    /** What one contract, or more than one, asks for. */
    sign: Readonly<{ one: string; more: string }>
  }
  movedOwner: { subject: (service: string, name: string) => string; lead: (name: string) => string }
  /** Of a date that was open when it was booked. */
  datedClient: { subject: (service: string) => string; lead: string }
  datedOwner: { subject: (service: string, name: string) => string; lead: (name: string) => string }
  contract: { subject: (contract: string) => string; lead: (contract: string) => string; check: string }
  countersigned: { subject: (contract: string) => string; lead: (contract: string) => string }
  receipt: {
    subject: (amount: string, service: string) => string
    lead: (amount: string) => string
    keep: string
  }
  questionnaire: { subject: (service: string) => string; lead: string; until: (moment: string) => string }
  invoice: {
    due: (amount: string, date: string) => string
    overdue: (amount: string, date: string) => string
    lead: (service: string) => string
    settled: string
  }
  offer: {
    subject: (service: string) => string
    lead: (moment: string, until: string) => string
    next: string
  }
  lostClient: { subject: string; lead: string }
  lostOwner: { subject: (name: string) => string; lead: (name: string) => string }
  paidOwner: {
    subject: (amount: string, name: string) => string
    lead: (amount: string, name: string) => string
  }
  paymentOwner: { subject: (name: string) => string } & Readonly<
    Record<
      'reported' | 'mismatch' | 'unexpected' | 'reversed' | 'refund' | 'dispute',
      (name: string) => string
    >
  >
  cancelledClient: { subject: (service: string) => string; lead: string; ask: string }
  waitlistClient: { subject: (service: string) => string; lead: string }
  waitlistOwner: { subject: (service: string, name: string) => string; lead: (name: string) => string }
}

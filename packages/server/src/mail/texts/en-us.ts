import type { MailTexts } from './mail-texts.ts'

/** No days before or after it are the day itself. */
const onTheDay = 'Due on the day of your session'

export const enUs: MailTexts = {
  greeting: (name) => `Hello ${name},`,
  goodbye: 'Kind regards,',
  labels: {
    reference: 'Reference',
    service: 'Session',
    package: 'Package',
    when: 'When',
    where: 'Where',
    total: 'Total',
    dueNow: 'Due now',
    subtotal: 'Subtotal',
    discount: 'Discount',
    premium: 'Premium time',
    paid: 'Paid',
    paidOn: 'Paid on',
    left: 'Still to pay',
    payment: 'Payment',
    askedFor: 'Asked for',
    timeTaken: 'Time that was taken',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    signedBy: 'Signed by',
    countersignedBy: 'Countersigned by',
    fingerprint: 'Fingerprint',
  },
  yes: 'Yes',
  no: 'No',
  taxIncluded: (label, rate) => `of which ${label} (${rate})`,
  due: {
    onDate: (date) => `Due on ${date}`,
    onTheDay,
    before: (days) =>
      days === 0 ? onTheDay : `Due ${days === 1 ? '1 day' : `${days} days`} before your session`,
    after: (days) =>
      days === 0 ? onTheDay : `Due ${days === 1 ? '1 day' : `${days} days`} after your session`,
  },
  links: {
    booking: 'See your booking',
    prepared: 'See what we prepared',
    newTime: 'Choose a new time',
    bookTime: 'Book this time',
    payments: 'See your payments',
    questionnaire: 'Answer the questions',
    check: 'Check this copy',
    sign: 'Sign the contract',
  },
  inquiryClient: {
    subject: 'We have your message',
    lead: (studio) => `Thank you for writing to ${studio}. We have your message.`,
    copy: 'This is what you told us:',
  },
  inquiryOwner: {
    subject: (name) => `New inquiry from ${name}`,
    lead: (name) => `${name} has sent you an inquiry. Answer this mail to write back.`,
  },
  bookedClient: {
    subject: (service) => `You’re booked: ${service}`,
    lead: 'You’re booked. We look forward to meeting you.',
    dateOpen: 'We agree on the date with you.',
    calendar: 'The attached file puts the date into your calendar.',
  },
  paying: {
    settled: 'Nothing more is due.',
    later: 'You can pay what is still open from your booking page.',
    directly: 'If you would rather pay us directly:',
  },
  bookedOwner: {
    subject: (service, name) => `New booking: ${service}, ${name}`,
    lead: (name) => `${name} has just booked.`,
  },
  preparedClient: {
    subject: (service) => `Your booking is ready: ${service}`,
    lead: 'We prepared this booking for you. Look it over and confirm it with a few presses.',
    kept: (moment) => `${moment} is kept for you.`,
  },
  rescheduleClient: {
    subject: (service) => `Move the date: ${service}`,
    lead: 'This link lets you choose another date.',
    stays: 'Your date so far stays yours until you have taken a new one.',
  },
  movedClient: {
    subject: (service) => `New date: ${service}`,
    lead: 'Your session has a new date.',
    calendar: 'The attached file moves it in your calendar.',
    sign: {
      one: 'Please sign the contract: it now names the new date.',
      more: 'Please sign the contracts: they now name the new date.',
    },
  },
  movedOwner: {
    subject: (service, name) => `New date: ${service}, ${name}`,
    lead: (name) => `${name}’s session has a new date.`,
  },
  datedClient: {
    subject: (service) => `Date set: ${service}`,
    lead: 'A date of your booking that was still open is set.',
  },
  datedOwner: {
    subject: (service, name) => `Date set: ${service}, ${name}`,
    lead: (name) => `A date of ${name}’s booking that was still open is set.`,
  },
  contract: {
    subject: (contract) => `Your signed copy: ${contract}`,
    lead: (contract) => `Attached is “${contract}”, word for word as it was signed. Please keep it.`,
    check: 'Whoever has the file or its fingerprint can check that nothing was changed.',
  },
  countersigned: {
    subject: (contract) => `Countersigned: ${contract}`,
    lead: (contract) =>
      `“${contract}” now carries both signatures. Attached is the copy once more, word for word; please keep it.`,
  },
  receipt: {
    subject: (amount, service) => `Receipt: ${amount} for ${service}`,
    lead: (amount) => `Thank you. Your payment of ${amount} has arrived.`,
    keep: 'This is your receipt; please keep it.',
  },
  questionnaire: {
    subject: (service) => `A few questions before ${service}`,
    lead: 'Your session is coming up. Your answers to a few questions help us prepare it.',
    until: (moment) => `Your answers are saved as you go; you can change them until ${moment}.`,
  },
  invoice: {
    due: (amount, date) => `${amount} is due on ${date}`,
    overdue: (amount, date) => `${amount} was due on ${date}`,
    lead: (service) => `This is a reminder of a payment for ${service}.`,
    settled: 'If you have paid already, there is nothing to do.',
  },
  offer: {
    subject: (service) => `A time is free: ${service}`,
    lead: (moment, until) => `${moment} is kept for you until ${until}.`,
    next: 'If you do not book it, it goes to the next person on the list.',
  },
  lostClient: {
    subject: 'Please choose a new time',
    lead: 'Your payment arrived, but your time was taken in between. We’re sorry. Your money is safe: choose a new time, or ask for a refund.',
  },
  lostOwner: {
    subject: (name) => `Paid, but without a time: ${name}`,
    lead: (name) =>
      `${name} paid after the hold had ended, and the time was taken in between. We have asked for a new choice; please help, or pay back.`,
  },
  paidOwner: {
    subject: (amount, name) => `Payment received: ${amount} from ${name}`,
    lead: (amount, name) => `${name} has paid ${amount}.`,
  },
  paymentOwner: {
    subject: (name) => `Please look at a payment: ${name}`,
    reported: (name) => `${name} says that this payment was made outside. Please check that it has arrived.`,
    mismatch: (name) =>
      `A payment of ${name} is not the one that was asked for. Nothing was marked as paid; please look at the provider’s page.`,
    unexpected: (name) =>
      `${name} has paid for something that was settled otherwise, cancelled or changed. Please give the money back.`,
    reversed: (name) =>
      `A payment of ${name} was refunded or is disputed at the provider. The booking stands as it is; please look at the provider’s page.`,
    refund: (name) =>
      `A payment of ${name} was refunded at the provider. The booking stands as it is; please look at the provider’s page.`,
    dispute: (name) =>
      `A payment of ${name} is disputed at the provider, who may want your answer by a certain day. The booking stands as it is; please look at the provider’s page soon.`,
  },
  cancelledClient: {
    subject: (service) => `Cancelled: ${service}`,
    lead: 'Your booking was cancelled. Nothing more is due.',
    ask: 'If this surprises you, answer this mail.',
  },
  waitlistClient: {
    subject: (service) => `You’re on the list: ${service}`,
    lead: 'You are on the waitlist. Nothing is kept for you yet: as soon as a time is free, we write to you.',
  },
  waitlistOwner: {
    subject: (service, name) => `On the waitlist: ${service}, ${name}`,
    lead: (name) => `${name} waits for a free time.`,
  },
}

type Shots = Readonly<Record<string, readonly number[]>>

const phone = [375]
const desk = [1440]
const phoneAndDesk = [375, 1440]
const everyWidth = [375, 820, 1440]

const servicePages: Shots = {
  'service-page--mini-session': everyWidth,
  'full-session--day-chosen': everyWidth,
  'service-page--open-for-waitlist': phoneAndDesk,
  'service-page--paused': desk,
  'service-page--without-time': desk,
  'service-page-elsewhere--without-script': desk,
  'service-page-elsewhere--french-twin': phoneAndDesk,
  'held-time--resume': phone,
  'service-page--one-date-one-time': phone,
  'service-page--seven-dates': phoneAndDesk,
  'service-page--nothing-chosen': phone,
  'service-page-elsewhere--none-left-on-a-date': phone,
  'full-session--visitors-zone': phone,
  'full-session--no-longer-free': desk,
  'full-session--nothing-free-this-month': desk,
  'service-page--premium-time': phone,
}

const steps: Shots = {
  'select-package--chosen': everyWidth,
  'select-package--long-german': phone,
  'select-package--price-rose': desk,
  'your-information--summary-open': phone,
  'select-add-ons--with-pictures': everyWidth,
  'select-add-ons--none-chosen': phone,
  'your-information--empty': everyWidth,
  'your-information--errors': phone,
  'your-information--offline': phone,
  'sign-contract--typed': everyWidth,
  'sign-contract--drawn': phone,
  'sign-contract--superseded': phone,
  'sign-contract--receipt': desk,
  'questionnaire--default': everyWidth,
  'questionnaire--kept-on-this-device': phone,
  'questionnaire--every-type': desk,
  'paying-by-card--card-or-directly': everyWidth,
  'paying-by-card--declined': phone,
  'paying-by-card--checking-payment': phone,
  'paying-in-yen--in-yen': phone,
  'checkout--three-instalments': desk,
}

const later: Shots = {
  'finish--paid-online': everyWidth,
  'finish--booked': phone,
  'entries--prepared': desk,
  'entries--inquired': phone,
  'entries--reserved': phone,
  'entries--lapsed': phone,
  'select-date--new-date-chosen': phoneAndDesk,
  'waitlist--join': phone,
  'waitlist--joins-the-waitlist': phone,
  'dialogs--slot-taken': phoneAndDesk,
  'dialogs--more-time': phoneAndDesk,
  'dialogs--expired': phone,
  'service-page--booking-fails': desk,
  'error-page--not-found': phoneAndDesk,
  'error-page--bad-gateway': desk,
  'check-a-contract--unaltered': desk,
  'check-a-contract--altered': phone,
}

const elsewhere: Shots = {
  'site-shoots-questionnaire--closed': desk,
  'site-shoots-payments--two-open': phoneAndDesk,
  'site-shoots-invoice--open': phone,
  'site-consent--default': phoneAndDesk,
  'site-preview-padding-editor--rest': desk,
  'site-preview-padding-editor--dragging': desk,
  'sections-inquiry-form-form--sent': phone,
  'sections-inquiry-form-form--returned': desk,
}

const named = (shots: Shots, prefix = '') =>
  Object.entries(shots).flatMap(([story, widths]) => widths.map((width) => `${prefix}${story}--${width}`))

/** The states of the booking's screens, and of what stands around them, that must be looked at. */
export const askedScreens: readonly string[] = [
  ...[servicePages, steps, later].flatMap((shots) => named(shots, 'site-booking-')),
  ...named(elsewhere),
]

import { BUILDER } from '../site/builder.ts'
import { LONGEST, NAME, type Payloads } from './hostile-values.ts'

const vendors = ['facebook', 'instagram', 'tiktok', 'pinterest']
/** Code points of a currency's sign. */
const SIGN = 8

function settingsOf(payloads: Payloads) {
  const text = (place: string, longest = NAME) => payloads.text(`settings.${place}`, longest)
  const avatar = payloads.picture('settings.review.avatar')
  return {
    faq: [{ question: text('faq.question'), answer: text('faq.answer', LONGEST) }],
    photoshootApproach: { title: text('approach.title'), text: text('approach.text', LONGEST) },
    clientReviews: [{ testimonial: text('review', LONGEST), name: text('review.name'), avatar }],
  }
}

/** What a studio is and says of itself; `picture` is the file of its logo. */
export function studioOf(id: string, picture: string, payloads: Payloads) {
  const text = (place: string, longest = NAME) => payloads.text(`studio.${place}`, longest)
  return {
    id,
    domain: `${id}.localhost`,
    businessName: text('businessName'),
    email: 'hello@scratch.example',
    phone: text('phone'),
    address: text('address', LONGEST),
    officeHours: text('officeHours', LONGEST),
    ...Object.fromEntries(vendors.map((vendor) => [vendor, payloads.address(`studio.${vendor}`)])),
    language: 'en-US',
    timeZone: 'America/Chicago',
    allowTracking: true,
    paymentSetup: { currency: 'USD', currencySymbol: payloads.style('studio.currencySymbol', SIGN) },
    taxRate: 8,
    taxLabel: text('taxLabel'),
    bookingAvailability: { minimumNotice: 120, startIncrement: 30 },
    logo: { file: picture, alt: text('logo') },
    payments: {
      feeCollection: 'COLLECT_FEES_OFFLINE',
      methods: [{ method: 'OUTSIDE' }],
      instructions: text('instructions', LONGEST),
      instructionsAfter: text('instructionsAfter', LONGEST),
      instructionsInLetters: text('instructionsInLetters', LONGEST),
    },
    howItWorks: [{ title: text('howItWorks.title'), description: text('howItWorks.description', LONGEST) }],
    countersign: { isAutomatic: true, name: text('countersign') },
    builderOrigins: [BUILDER],
    settings: settingsOf(payloads),
  }
}

/** Posts as Instagram would tell of them. */
export function instagramOf(payloads: Payloads) {
  const text = (place: string, longest = NAME) => payloads.text(`instagram.${place}`, longest)
  const address = (place: string) => payloads.address(`instagram.${place}`)
  const sizes = (place: string) => ({
    _sm: address(`${place}.sm`),
    _md: address(`${place}.md`),
    _lg: address(`${place}.lg`),
  })
  const profile = { username: text('username'), name: text('name'), avatarUrl: address('avatar') }
  return {
    profile: { ...profile, additionalImageUrls: sizes('avatar') },
    posts: ['first', 'second'].map((id) => ({
      id,
      imageUrl: address('post.picture'),
      additionalImageUrls: sizes('post'),
      permalink: address('post.permalink'),
      alt: text('post.alt', LONGEST),
    })),
  }
}

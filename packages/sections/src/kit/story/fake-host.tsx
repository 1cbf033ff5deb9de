import type { Business, InquiryQuestion, QuestionType } from '@bellows/domain'
import type { Host } from '../host.tsx'
import { noEntries } from '../page-needs.ts'
import { fakeServices } from './fake-services.ts'

const business = {
  id: 'alder',
  businessName: 'Alder & Wren',
  email: 'hello@alderandwren.example',
  phone: '555-0142',
  address: '12 Mill Lane\nRiverbend, IL 62095',
  officeHours: 'Tuesday to Saturday, 9 to 5\nMondays we edit',
  facebook: '',
  instagram: 'https://instagram.com/alderandwren',
  tiktok: '',
  pinterest: 'https://pinterest.com/alderandwren',
  domain: 'alderandwren.example',
  language: 'en-US',
  timeZone: 'America/Chicago',
  logo: null,
  paymentSetup: { currency: 'USD', currencySymbol: '$' },
  taxRate: 8.25,
  taxLabel: 'Sales tax',
  allowTracking: false,
  trackingConsent: 'off',
  tracking: [],
  isConnectedInstagram: false,
} as unknown as Business

const question = (id: string, type: QuestionType, title: string): InquiryQuestion => ({
  id,
  type,
  title,
  options: [],
})

export const questions: readonly InquiryQuestion[] = [
  question('name', 'FULL_NAME', 'Your name'),
  question('email', 'EMAIL_ADDRESS', 'E-mail'),
  question('phone', 'PHONE_NUMBER', 'Phone'),
  question('date', 'SHOOT_DATE', 'When would you like to meet?'),
  question('service', 'SERVICE_SELECTION', 'What is it about?'),
  {
    ...question('referral', 'REFERRAL', 'How did you find us?'),
    options: ['A friend', 'Instagram', 'A search'],
  },
  question('message', 'MESSAGE', 'Tell us a little'),
]

/** The clock of all stories. */
export const STORY_NOW = '2030-01-15T10:00:00Z'

/** A world for stories: three services, a form that always sends. */
export const fakeHost: Host = {
  isPreview: false,
  business,
  menuItems: [
    { title: 'Home', slug: null, children: [] },
    {
      title: 'Portfolio',
      slug: 'portfolio',
      children: [
        { title: 'Weddings', slug: 'weddings', children: [] },
        {
          title: 'Families',
          slug: 'families',
          children: [{ title: 'Newborns', slug: 'newborns', children: [] }],
        },
      ],
    },
    { title: 'Investment', slug: 'investment', children: [] },
    { title: 'Contact', slug: 'contact', children: [] },
  ],
  path: '/',
  now: STORY_NOW,
  services: () => ({ state: 'ready', services: fakeServices }),
  inquiry: {
    questions,
    services: [
      {
        id: 'family',
        name: 'Family session',
        slug: 'family',
        inquiryTemplate: { questions: [question('ages', 'SHORT_TEXT', 'Names and ages of the children')] },
      },
      { id: 'wedding', name: 'Wedding day', slug: 'wedding', inquiryTemplate: { questions: [] } },
    ],
  },
  ...noEntries,
  sendInquiry: async () => undefined,
  postedForm: null,
  reportCrash: () => undefined,
}

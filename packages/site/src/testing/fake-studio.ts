import type { Block, Business, Page, Site } from '@bellows/domain'
import type { ApiFetch } from '../router-context.ts'

export const business: Business = {
  id: 'alder',
  businessName: 'Alder & Wren Photography',
  domain: 'alderandwren.example',
  language: 'en-US',
  timeZone: 'America/Chicago',
  logo: null,
  email: 'hello@alderandwren.example',
  phone: '555-0142',
  address: '12 Mill Lane',
  officeHours: '',
  facebook: '',
  instagram: '',
  tiktok: '',
  pinterest: '',
  paymentSetup: { currency: 'USD', currencySymbol: '$' },
  taxRate: 8.25,
  taxLabel: 'Sales tax',
  allowTracking: false,
  trackingConsent: 'off',
  tracking: [],
  isConnectedInstagram: false,
  bookingAvailability: {
    minimumNotice: 120,
    rescheduleNotice: 48,
    startIncrement: 30,
    maxHoldExtensions: 10,
  } as Business['bookingAvailability'],
}

export const site: Site = {
  theme: {
    name: 'Test',
    styles: { typography: 'atelier', buttonRadius: 0, fieldStyle: 'line' },
    headers: [],
    footers: [],
    colorPalettes: [],
    menuItems: [{ title: 'Home', slug: null, children: [] }],
  },
  pages: [],
  inquiryTemplate: { questions: [] },
  instagram: null,
  contentVersion: '1',
}

export const block = (id: string, name: string, options: Record<string, unknown>): Block => ({
  id,
  name,
  visibility: true,
  options,
})

export const page = (contents: Block[]): Page => ({
  id: 'home',
  slug: null,
  serviceId: null,
  title: 'Home',
  ogTitle: '',
  layout: { headers: [], contents, footers: [] },
})

type Answers = Record<string, unknown>

/** An API that gives the same answer each time; what it does not know is a 404. */
export const fakeApi =
  (answers: Answers): ApiFetch =>
  async (path) => {
    const known: Answers = {
      '/api/public/business': business,
      '/api/public/site': site,
      '/api/public/translations/languages/en-US': { language: 'en-US', messages: {} },
      ...answers,
    }
    const data = known[path.split('?')[0] ?? '']
    return data === undefined
      ? Response.json({ error: 'not_found', message: 'Not found', requestId: 'r' }, { status: 404 })
      : Response.json({ data })
  }

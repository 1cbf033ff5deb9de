import { businessSchema, colorRolesSchema, themeSchema, type Business, type Language } from '@bellows/domain'
import * as z from 'zod/mini'
import { letterLook, type LetterLook } from '../../mail/drawing/letter-look.ts'
import { settingsSchema, type StudioSettings } from '../../store/studio/stored-settings.ts'
import { sampleWords } from './sample-words.ts'

const light = {
  lines: '#E2DACB',
  headings: '#2B2620',
  paragraphs: '#5A5146',
  solidButton: '#2B2620',
  outlineTextButtonLink: '#5B5632',
  noticeDecoration: '#97451F',
}
const dark = {
  lines: '#433B32',
  headings: '#FBF6EC',
  paragraphs: '#C9BEAE',
  solidButton: '#FBF6EC',
  outlineTextButtonLink: '#FBF6EC',
  noticeDecoration: '#E3A573',
}

const surfaces = (colors: object, primary: string, secondary: string) => ({
  primary: z.parse(colorRolesSchema, { ...colors, background: primary }),
  secondary: z.parse(colorRolesSchema, { ...colors, background: secondary }),
})

const theme = z.parse(themeSchema, {
  name: 'Linen',
  styles: { typography: 'atelier', buttonRadius: 2 },
  colorPalettes: [
    {
      id: 'linen',
      name: 'Linen',
      isActive: true,
      colorSchemes: [
        { id: 'light_1', colors: surfaces(light, '#FCFAF5', '#F4EEE3') },
        { id: 'dark_3', colors: surfaces(dark, '#1B1713', '#27211C') },
      ],
    },
  ],
})

export const sampleBusiness = (language: Language): Business =>
  z.parse(businessSchema, {
    id: 'alder-and-wren',
    businessName: 'Alder & Wren Photography',
    domain: 'alderandwren.example',
    email: 'hello@alderandwren.example',
    phone: '+1 618 555 0142',
    address: '12 Mill Lane\nRiverbend, IL 62095',
    allowTracking: false,
    language,
    timeZone: sampleWords[language].timeZone,
    isConnectedInstagram: false,
    bookingAvailability: {},
    paymentSetup: { currency: sampleWords[language].currency, currencySymbol: '' },
  })

export const sampleSettings = (language: Language): StudioSettings =>
  z.parse(settingsSchema, {
    payments: {
      feeCollection: 'COLLECT_FEES_OFFLINE',
      methods: [{ method: 'OUTSIDE' }],
      instructions: 'Nothing is charged on this page.',
      instructionsInLetters: sampleWords[language].howToPay,
    },
  })

/** The look of the sample studio’s letters, in a language. */
export const studioLook = (language: Language): LetterLook => letterLook(sampleBusiness(language), theme)

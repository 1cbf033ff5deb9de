import * as z from 'zod/mini'
import { aligns, choice, flag, frame, heading, richText, text } from '../kit/shared-options.ts'

const shown = flag(true)
const contactFields = z.object({
  email: shown,
  phone: shown,
  address: shown,
  officeHours: shown,
  facebook: shown,
  instagram: shown,
  tiktok: shown,
  pinterest: shown,
})

const ID_MAX = 64

type Own = {
  formAlignment: (typeof aligns)[number]
  showContactInfo: boolean
  fieldLayout: 'stack' | 'pairs'
}

/** What all inquiry forms take; a template says its own defaults. Pictures are for those that show some. */
export const inquiryFormOptions = ({ formAlignment, showContactInfo, fieldLayout }: Own) => ({
  ...frame,
  ...heading,
  buttonLabel: text('Inquire now'),
  serviceId: z.catch(z._default(z.nullable(z.string().check(z.maxLength(ID_MAX))), null), null),
  formAlignment: choice(aligns, formAlignment),
  fieldLayout: choice(['stack', 'pairs'], fieldLayout),
  showContactInfo: flag(showContactInfo),
  contactFields: z.catch(
    z._default(contactFields, () => contactFields.parse({})),
    () => contactFields.parse({}),
  ),
  thankYouTitle: text(),
  thankYouText: richText(),
})

export type ContactFields = z.output<typeof contactFields>

/** What the form itself, wherever a template puts it, is drawn from. */
export type FormOptions = {
  buttonLabel: string
  serviceId: string | null
  fieldLayout: 'stack' | 'pairs'
  thankYouTitle: string
  thankYouText: string
}

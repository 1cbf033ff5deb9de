import { INQUIRE_LABEL, OVERLAY_MAX } from '@bellows/domain'
import type { FieldLayout } from '@bellows/ui'
import * as z from 'zod/mini'
import {
  aligns,
  choice,
  clampedInt,
  flag,
  frame,
  heading,
  pictures,
  richText,
  serviceIdSchema,
  text,
} from '../kit/shared-options.ts'

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

type Own = Readonly<{ showContactInfo: boolean; fieldLayout: FormLayout }>

/** What all inquiry forms take; a template says its own defaults and adds the options below that it has a use for. */
export const inquiryFormOptions = ({ showContactInfo, fieldLayout }: Own) => ({
  ...frame,
  ...heading,
  buttonLabel: text(INQUIRE_LABEL),
  serviceId: z.catch(z._default(z.nullable(serviceIdSchema), null), null),
  fieldLayout: choice(['stack', 'pairs'], fieldLayout),
  showContactInfo: flag(showContactInfo),
  contactFields: z.catch(
    z._default(contactFields, () => contactFields.parse({})),
    () => contactFields.parse({}),
  ),
  thankYouTitle: text(),
  thankYouText: richText(),
})

/** Where the form stands; what stands beside it takes the other side. */
export const formAlignment = (initial: Alignment) => ({ formAlignment: choice(aligns, initial) })

const IMAGES_MAX = 2
export const formPictures = { images: pictures(IMAGES_MAX) }

/** Darkness over a picture that lies behind the form, in per cent. */
export const overlay = (initial: number) => ({ overlay: clampedInt(0, OVERLAY_MAX, initial) })

export type Alignment = (typeof aligns)[number]
export type ContactFields = z.output<typeof contactFields>
type FormLayout = 'stack' | 'pairs'

/** What the form itself, wherever a template puts it, is drawn from. */
export type FormOptions = {
  buttonLabel: string
  serviceId: string | null
  fieldLayout: FieldLayout
  thankYouTitle: string
  thankYouText: string
}

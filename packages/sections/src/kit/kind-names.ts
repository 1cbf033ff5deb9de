import type { BlockKind } from '@bellows/domain'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Accessible names of sections without a title. */
export const kindNames: Record<BlockKind, MessageDescriptor> = {
  hero: msg`Welcome`,
  about: msg`About`,
  serviceList: msg`Services`,
  faqs: msg`Frequently asked questions`,
  testimonials: msg`Testimonials`,
  introduction: msg`Introduction`,
  quote: msg`Quote`,
  images: msg`Pictures`,
  inquiryForm: msg`Inquiry`,
  facts: msg`Facts`,
  callToAction: msg`Invitation`,
  studioGallery: msg`Studio gallery`,
  teamPartner: msg`Team`,
  header: msg`Header`,
  footer: msg`Footer`,
}

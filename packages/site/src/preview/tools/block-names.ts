import type { BlockKind } from '@bellows/domain'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What an owner calls the kinds of sections. */
export const blockNames: Readonly<Record<BlockKind, MessageDescriptor>> = {
  hero: msg`Hero`,
  about: msg`About me`,
  serviceList: msg`Service list`,
  faqs: msg`Questions and answers`,
  testimonials: msg`Testimonials`,
  introduction: msg`Introduction`,
  quote: msg`Quote`,
  images: msg`Images`,
  inquiryForm: msg`Inquiry form`,
  facts: msg`Facts`,
  callToAction: msg`Call to action`,
  studioGallery: msg`Studio gallery`,
  teamPartner: msg`Team and partners`,
  header: msg`Header`,
  footer: msg`Footer`,
}

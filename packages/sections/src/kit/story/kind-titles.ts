import type { BlockKind } from '@bellows/domain'

/** How the stories' tree names the kinds. */
export const kindTitles: Record<BlockKind, string> = {
  hero: 'Hero',
  about: 'About',
  serviceList: 'Service list',
  faqs: 'FAQ',
  testimonials: 'Testimonials',
  introduction: 'Introduction',
  quote: 'Quote',
  images: 'Images',
  inquiryForm: 'Inquiry form',
  facts: 'Facts',
  callToAction: 'Call to action',
  studioGallery: 'Studio gallery',
  teamPartner: 'Team and partners',
  header: 'Header',
  footer: 'Footer',
}

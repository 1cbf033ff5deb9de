export const blockKinds = [
  'hero',
  'about',
  'serviceList',
  'faqs',
  'testimonials',
  'introduction',
  'quote',
  'images',
  'inquiryForm',
  'facts',
  'callToAction',
  'studioGallery',
  'teamPartner',
  'header',
  'footer',
] as const

export type BlockKind = (typeof blockKinds)[number]

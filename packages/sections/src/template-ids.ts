import type { BlockKind } from '@bellows/domain'

/** Every template by kind, in the catalogue's order. Ids are case-sensitive: about's and introduction's differ by case. */
export const templateIds = {
  hero: ['HERO-1', 'HERO-2', 'HERO-3', 'HERO-4', 'HERO-5', 'HERO-6'],
  about: ['only-text-1', 'image-text-1', 'image-text-2', 'image-text-3', 'image-text-4', 'image-text-5'],
  serviceList: [
    'service-list-1',
    'service-list-2',
    'service-list-3',
    'service-list-4',
    'service-list-5',
    'service-list-6',
  ],
  faqs: ['FAQs-1', 'FAQs-2', 'FAQs-3', 'FAQs-4', 'FAQs-5'],
  testimonials: ['TESTIMONIAL-1', 'TESTIMONIAL-2', 'TESTIMONIAL-3', 'TESTIMONIAL-4', 'TESTIMONIAL-5'],
  introduction: [
    'ONLY-TEXT-1',
    'ONLY-TEXT-2',
    'IMAGE-TEXT-1',
    'IMAGE-TEXT-2',
    'IMAGE-TEXT-3',
    'IMAGE-TEXT-4',
    'IMAGE-TEXT-5',
  ],
  quote: ['QUOTE-1', 'QUOTE-2', 'QUOTE-3', 'QUOTE-4', 'QUOTE-5', 'QUOTE-6'],
  images: [
    'IMAGES-1',
    'IMAGES-2',
    'IMAGES-3',
    'IMAGES-4',
    'IMAGES-5',
    'IMAGES-6',
    'IMAGES-7',
    'IMAGES-8',
    'IMAGES-9',
  ],
  inquiryForm: [
    'INQUIRY-FORM-1',
    'INQUIRY-FORM-2',
    'INQUIRY-FORM-3',
    'INQUIRY-FORM-4',
    'INQUIRY-FORM-5',
    'INQUIRY-FORM-6',
    'INQUIRY-FORM-7',
    'INQUIRY-FORM-8',
    'INQUIRY-FORM-9',
    'INQUIRY-FORM-10',
    'INQUIRY-FORM-11',
    'INQUIRY-FORM-12',
  ],
  facts: ['FACTS-1', 'FACTS-2', 'FACTS-3', 'FACTS-4'],
  callToAction: ['CTA-1', 'CTA-2', 'CTA-3', 'CTA-4', 'CTA-5'],
  studioGallery: ['STUDIO-GALLERY-1', 'STUDIO-GALLERY-2', 'STUDIO-GALLERY-3'],
  teamPartner: ['TEAM-PARTNER-1', 'TEAM-PARTNER-2', 'TEAM-PARTNER-3', 'TEAM-PARTNER-4', 'TEAM-PARTNER-5'],
  header: ['MAIN-HEADER-1', 'MAIN-HEADER-2', 'MAIN-HEADER-3', 'MAIN-HEADER-4', 'MAIN-HEADER-5'],
  footer: ['MAIN-FOOTER-1', 'MAIN-FOOTER-2', 'MAIN-FOOTER-3', 'MAIN-FOOTER-4'],
} as const satisfies Record<BlockKind, readonly string[]>

type Ids = typeof templateIds

/** `kind/ID`. */
export type TemplateKey = { [Kind in BlockKind]: `${Kind}/${Ids[Kind][number]}` }[BlockKind]

export const kebab = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** A template's files without their endings, from this folder: `kind-in-kebab/id-in-lower-case/` twice the id. */
export function templatePath(key: string): string {
  const [kind = '', id = ''] = key.split('/')
  const folder = id.toLowerCase()
  return `./${kebab(kind)}/${folder}/${folder}`
}

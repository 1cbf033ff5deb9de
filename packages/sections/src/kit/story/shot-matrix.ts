/** Shot in further schemes, and with long words on a phone: one template of each kind stands for its siblings. */
const representatives: ReadonlySet<string> = new Set([
  'HERO-4',
  'image-text-2',
  'service-list-1',
  'FAQs-3',
  'TESTIMONIAL-2',
  'IMAGE-TEXT-5',
  'QUOTE-6',
  'IMAGES-7',
  'INQUIRY-FORM-2',
  'FACTS-4',
  'CTA-2',
  'STUDIO-GALLERY-2',
  'TEAM-PARTNER-3',
  'MAIN-HEADER-1',
  'MAIN-FOOTER-1',
])

/** Shot without their pictures. */
const bare: ReadonlySet<string> = new Set([
  'HERO-5',
  'image-text-3',
  'service-list-1',
  'FAQs-4',
  'TESTIMONIAL-3',
  'IMAGE-TEXT-5',
  'QUOTE-3',
  'IMAGES-3',
  'INQUIRY-FORM-8',
  'FACTS-3',
  'CTA-4',
  'STUDIO-GALLERY-1',
  'TEAM-PARTNER-1',
])

/** Shot at the widest window too. */
const wide: ReadonlySet<string> = new Set([
  'HERO-1',
  'HERO-4',
  'IMAGE-TEXT-2',
  'service-list-1',
  'IMAGES-1',
  'IMAGES-2',
  'IMAGES-6',
  'INQUIRY-FORM-12',
  'CTA-5',
  'STUDIO-GALLERY-3',
  'MAIN-HEADER-3',
  'MAIN-FOOTER-3',
])

/** States that a play test brings about, by the story that ends in them. */
const opened: Readonly<Record<string, Record<string, string[]>>> = {
  'MAIN-HEADER-1': { Nested: ['visual-1440'], DrawerOpen: ['visual-375'] },
  'MAIN-HEADER-2': { Nested: ['visual-1440'], DrawerOpen: ['visual-375'] },
  'MAIN-HEADER-3': { Mega: ['visual-1440'], DrawerOpen: ['visual-375'] },
  'MAIN-HEADER-4': { MenuOpen: ['visual-1440'], MenuOpenMobile: ['visual-375'] },
  'MAIN-HEADER-5': {
    Nested: ['visual-1440'],
    DrawerOpen: ['visual-375'],
    Scrolled: ['visual-scrolled'],
    OnPaper: ['visual-1440'],
  },
  'INQUIRY-FORM-2': {
    Errors: ['visual-375', 'visual-1440'],
    ThankYou: ['visual-375', 'visual-1440'],
    ServerError: ['visual-1440'],
  },
  'INQUIRY-FORM-7': { Errors: ['visual-1440'] },
  'INQUIRY-FORM-9': { Errors: ['visual-1440'] },
  'service-list-1': { WaitlistAndDiscount: ['visual-1440'] },
  'service-list-3': { HoverPreview: ['visual-1440'] },
  'TEAM-PARTNER-3': { FirstOpen: ['visual-1440'] },
}

/** Tags of a template's `Default`; what each asks for is said beside the screenshots. */
const defaultTags = (id: string): string[] => [
  'visual',
  ...(representatives.has(id) ? ['visual-schemes'] : []),
  ...(wide.has(id) ? ['visual-1920'] : []),
]

/** Tags of further core stories, where the template is one of those above. */
export const coreTags = (id: string): Record<string, string[]> & { Default: string[] } => ({
  Default: defaultTags(id),
  ...(representatives.has(id) && { LongText: ['visual-375'] }),
  ...(bare.has(id) && { NoImages: ['visual-1440'] }),
})

/** Tags of the stories that show it opened, unfolded, hovered or refused. */
export const openedTags = (id: string): Record<string, string[]> => opened[id] ?? {}

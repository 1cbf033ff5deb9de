/** An entry without others under it. */
export const plain = (title: string) => ({ title, slug: title.toLowerCase(), children: [] })

/** Entries under entries, three levels deep. */
export const nested = [
  plain('Home'),
  {
    title: 'Portfolio',
    slug: 'portfolio',
    children: [
      plain('Weddings'),
      { title: 'Families', slug: 'families', children: [plain('Newborns')] },
      plain('Portraits'),
    ],
  },
  plain('Contact'),
]

export const manyItems = [
  'Home',
  'Weddings',
  'Families',
  'Newborn',
  'Minis',
  'Journal',
  'About',
  'Investment',
  'Contact',
  'Prints',
  'Studio',
  'Letters',
].map(plain)

/** More words than the narrowest desktop holds beside a button. */
export const wordyItems = [
  plain('Home'),
  plain('Portfolio'),
  { ...plain('Sessions'), children: [plain('Families')] },
  { ...plain('Orchard Light Minis'), slug: 'minis' },
  plain('About'),
  plain('Contact'),
]

export const longItems = ['Hochzeitsreportagefotografie', 'Familienfeierlichkeiten', 'Kontaktaufnahme'].map(
  plain,
)

/** Too long for two of them to stand in the narrowest desktop's bar. */
export const endlessItems = [
  'Hochzeitsreportagen in der Stadt und auf dem Land',
  'Familienfeierlichkeiten und runde Geburtstage im Garten',
  'Kontaktaufnahme, Anfahrt und Öffnungszeiten des Studios',
].map(plain)

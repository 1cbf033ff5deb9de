/** Addresses under which studios say what they do with what they know of visitors, by language. */
const slugs = new Set([
  'privacy',
  'privacy-policy',
  'confidentialite',
  'politique-de-confidentialite',
  'datenschutz',
  'datenschutzerklaerung',
  'privacidade',
  'politica-de-privacidade',
  'privacidad',
  'politica-de-privacidad',
])

/** The page about privacy among a studio's pages, if it has one. */
export const privacySlug = (pages: readonly Readonly<{ slug: string | null }>[]): string | null =>
  pages.find(({ slug }) => slug !== null && slugs.has(slug))?.slug ?? null

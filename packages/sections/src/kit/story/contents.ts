import { LONG_TEXT_MAX, SHORT_TEXT_MAX } from '@bellows/domain'

/** Words for stories: an English set, and the long German one that every box must hold. */
export const wedding = {
  subtitle: 'Alder & Wren Photography',
  title: 'Quiet pictures of *loud* days',
  description:
    '<p>We photograph weddings, families and the small hours in between, on film and digitally, from a house by the river.</p>',
  buttonLabel: 'Inquire now',
  buttonAction: 'link' as const,
  buttonLink: 'https://alderandwren.example/contact',
}

const sentence =
  'Hochzeitsreportagefotografie für Donaudampfschifffahrtsgesellschaftskapitäne und Familienfeierlichkeitsbegleitung bei Sonnenuntergangsstimmung am Kastanienbaumspalier. '
const filled = (length: number) => sentence.repeat(Math.ceil(length / sentence.length)).slice(0, length)

export const longText = {
  subtitle: filled(80),
  title: filled(SHORT_TEXT_MAX),
  description: `<p>${filled(LONG_TEXT_MAX)}</p>`,
}
/** The same length in other words, since a section and what is in it have names of their own. */
export const longEntry = `Und dazu: ${filled(SHORT_TEXT_MAX)}`.slice(0, SHORT_TEXT_MAX)

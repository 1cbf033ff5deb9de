import { print } from '../../kit/story/pictures.ts'

const words = [
  {
    name: 'Hannah & Theo',
    testimonial:
      '<p>My grandmother cried at one picture and laughed at the next, and neither of them was posed. We hardly saw Maren all day. She saw <em>everything</em>.</p>',
  },
  {
    name: 'The Okonkwo family',
    testimonial:
      '<p>Twenty minutes, three children under six, and one who refused shoes. We have never had better pictures.</p>',
  },
  {
    name: 'Elise M.',
    testimonial: '<p>Our daughter was nine days old and slept through all of it. So did I, nearly.</p>',
  },
  {
    name: 'Priya & Sam',
    testimonial:
      '<p>It rained from the vows to the last dance. Jonah handed us an umbrella, walked us to the street lamp behind the tent and said: two minutes. That photograph now hangs over our stairs, and people ask whether we planned the weather.</p>',
  },
]

export const items = words.map((item, index) => ({ ...item, avatar: print('A-45', index) }))

/** Nobody has sent a picture. */
export const faceless = items.map((item) => ({ ...item, avatar: null }))

/** More than 320 characters. */
export const longWords = [
  { ...items[0], testimonial: `<p>${'They saw what we did not, and gave it to us quietly. '.repeat(8)}</p>` },
  ...items.slice(1),
]

/** What the stories of this family show. */
export const content = { subtitle: 'Kind words', title: 'What they *remember*', showButton: false, items }

/** A studio whose clients have written. */
export const studioReviews = { groups: { clientReviews: faceless.slice(0, 3) } }

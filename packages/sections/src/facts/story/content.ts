import { print } from '../../kit/story/pictures.ts'

const fact = (value: string, title: string, description: string) => ({
  value,
  title,
  description: `<p>${description}</p>`,
})

export const items = [
  fact('312', 'weddings', 'In barns, gardens, town halls and once on a ferry.'),
  fact('11', 'years', 'Of the same two people behind the same few lenses.'),
  fact('48 h', 'previews', 'A handful of pictures before the flowers are dry.'),
]

export const steps = [
  fact('', 'Write to us', 'A date and a place are enough.'),
  fact('', 'We talk', 'Half an hour, with coffee, in person or on the telephone.'),
  fact('', 'The day', 'You forget us for a while. That is when it begins.'),
]

export const statements = [
  fact(
    'Before',
    'One of us answers',
    'You write to the person who will photograph you, and hear from us within a day.',
  ),
  fact(
    'On the day',
    'We stand aside',
    'Nobody is asked to look this way. What happens is what you will see.',
  ),
  fact(
    'After',
    'All of it is yours',
    'Every good picture, in full size, to print and to give away as you like.',
  ),
]

export const images = [print('A-45')]

/** What the stories of this family show. */
export const content = {
  subtitle: 'In numbers',
  title: 'Quietly *busy*',
  description: '',
  showButton: false,
  items,
}

/** A studio that says how it works. */
export const studioWays = {
  groups: {
    howItWorks: [
      { title: 'We write to you', description: '<p>Within one working day.</p>' },
      { title: 'We plan it together', description: '<p>A week before.</p>' },
      { title: 'We photograph', description: '' },
    ],
    photoshootApproach: {
      title: 'How we work',
      text: 'We look for light first and let people forget us second.',
    },
  },
}

import { print } from '../../kit/story/pictures.ts'

/** What the stories of this family show. */
export const content = {
  subtitle: 'Dates for next year are open',
  title: 'Tell us where and *when*',
  description: '<p>A date and a place are enough to begin with.</p>',
  buttonLabel: 'Write to us',
  buttonAction: 'link' as const,
  buttonLink: 'https://alderandwren.example/contact',
  images: [print('A-32'), print('A-45', 1)],
}

import { print } from '../../kit/story/pictures.ts'

export const items = [
  {
    name: 'Nora Halloran',
    subtitle: 'Wedding at Oxbow Farm, 2029',
    quote:
      '<p>They were the only people that day who were never in the way, and they saw <em>everything</em>.</p>',
  },
  {
    name: 'Ben and Priya',
    subtitle: 'Riverbend town hall',
    quote: '<p>Our grandmother is laughing in every picture. We had forgotten that she laughs like that.</p>',
  },
  {
    name: 'The Marlowes',
    subtitle: 'Every October since 2021',
    quote: '<p>Four children, one dog, twenty minutes. We still do not know how they did it.</p>',
  },
  {
    name: 'Clara Wu',
    subtitle: 'First week at home',
    quote: '<p>June sat on our kitchen floor until nobody noticed her any more.</p>',
  },
]

/** What the stories of this family show. */
export const content = { title: 'In their words', items }

/** For those with a picture. */
export const upright = [print('A-45')]
export const wide = [print('A-32', 1)]

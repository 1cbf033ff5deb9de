import { print } from '../../kit/story/pictures.ts'

const person = (index: number, name: string, about: { position: string; description: string }) => ({
  ...about,
  name,
  title: '',
  subtitle: '',
  image: print('A-45', index),
})

export const items = [
  person(0, 'June Alder', {
    position: 'Photographer',
    description:
      '<p>Grew up in a darkroom and still thinks in prints. Photographs weddings and anything that moves slowly.</p>',
  }),
  person(1, 'Tom Wren', {
    position: 'Photographer',
    description:
      '<p>Came from newspapers and kept the shoes. Families, weather and whatever happens behind the cake.</p>',
  }),
  person(2, 'Ines Calder', {
    position: 'Studio manager',
    description:
      '<p>Answers when you write, keeps the calendar, and knows where the good light is in every hall.</p>',
  }),
]

/** What the stories of this family show. */
export const content = {
  subtitle: 'Who comes',
  title: 'Three of us, and a *dog*',
  description: '<p>One of us answers, one of us photographs, and all of us look at every picture.</p>',
  showButton: false,
  items,
}

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

const partner = (name: string, index: number) => ({
  name,
  position: '',
  title: '',
  subtitle: '',
  description: '',
  image: print('A-219', index),
})

/** What the wall of marks shows. */
export const partners = {
  subtitle: 'In good company',
  title: 'Those we *work* with',
  description: '<p>Rooms, flowers, paper and cake from people who care as much as we do.</p>',
  showButton: false,
  items: [
    'Larkspur Flowers',
    'The Grain Store',
    'Oxbow Paper',
    'Halloran House',
    'Quince & Rye',
    'Saint Clement Hall',
    'Wick Candles',
    'Field Table',
  ].map(partner),
}

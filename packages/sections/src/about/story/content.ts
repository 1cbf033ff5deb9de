import { print } from '../../kit/story/pictures.ts'

/** What the stories of this family show. */
export const content = {
  subtitle: 'About',
  title: 'A house by the *river*',
  description:
    '<p>I am June Alder. I grew up in a darkroom, between a red lamp and a radio, and I still think in prints.</p><p>Since 2015 Tom Wren and I have photographed weddings and families within a day of Chicago. We work quietly and mostly with daylight. We keep our numbers small, so that one of us answers when you write.</p>',
  signature: 'June Alder',
  buttonLabel: 'Write to us',
  buttonAction: 'link' as const,
  buttonLink: 'https://alderandwren.example/contact',
  images: [print('A-45'), print('A-11', 1)],
}

import { prints } from '../../kit/story/pictures.ts'

/** What the stories of this family show. */
export const content = {
  subtitle: 'Alder & Wren',
  title: 'Pictures for the *long* afternoon',
  description:
    '<p>We are two photographers in a house by the river. We photograph weddings and families the way they are remembered: the quiet before the doors open, a hand on a shoulder, the light that nobody arranged.</p><p>You will not be asked to pose for long. We walk with you, and when something happens we are there.</p>',
  buttonLabel: 'Read about us',
  buttonAction: 'link' as const,
  buttonLink: 'https://alderandwren.example/about',
  images: prints(9),
}

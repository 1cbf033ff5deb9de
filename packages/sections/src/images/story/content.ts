import { prints } from '../../kit/story/pictures.ts'

/** What the stories of this family show. */
export const content = {
  subtitle: 'Selected work',
  title: 'Along the *river*',
  description: '<p>A year of weddings, families and slow mornings, in the order they happened.</p>',
  images: prints(12),
}

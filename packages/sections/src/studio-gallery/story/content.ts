import { print, prints } from '../../kit/story/pictures.ts'

/** A studio with nine posts. */
export const connected = {
  instagram: {
    profile: {
      username: 'alderandwren',
      name: 'Alder & Wren',
      avatarUrl: print('A-11', 3).url,
      additionalImageUrls: {},
    },
    posts: prints(9, 'A-11').map(({ url, alt }, index) => ({
      id: `post-${index}`,
      imageUrl: url,
      additionalImageUrls: {},
      permalink: `https://www.instagram.com/p/post-${index}/`,
      alt,
    })),
  },
}

/** What the stories of this family show. */
export const content = {
  subtitle: 'The studio',
  title: 'Between the *sessions*',
  description: '<p>Test strips, coffee and the light on the back wall at four.</p>',
  showButton: false,
  images: prints(9, 'A-11'),
}

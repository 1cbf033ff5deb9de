/** What the stories of this family show. */
export const content = {
  subtitle: 'What we do',
  title: 'Ways to *work together*',
  description: '<p>From twenty quiet minutes in an orchard to a whole weekend of dancing.</p>',
  buttonLabel: 'See all sessions',
  buttonLink: 'https://alderandwren.example/services',
}

/** What the stories of this family show. */
export const content = {
  buttonLabel: 'Inquire',
  buttonAction: 'link',
  buttonLink: 'https://alderandwren.example/contact',
}

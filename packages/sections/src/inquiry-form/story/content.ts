/** What the stories of this family show. */
export const content = {
  subtitle: 'Write to us',
  title: 'Tell us about *your day*',
  description:
    '<p>A few lines are enough. We read every letter ourselves and answer with a date to talk, or with the name of a colleague.</p>',
}

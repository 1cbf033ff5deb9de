/** Items worth a row: those with a question. */
export const asked = <Item extends { question: string }>(items: readonly Item[]): Item[] =>
  items.filter(({ question }) => question.trim() !== '')

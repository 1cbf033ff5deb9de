/** Items worth a row, those with a question, each with an id of its own. */
export const asked = <Item extends { question: string }>(items: readonly Item[]): (Item & { id: string })[] =>
  items
    .filter(({ question }) => question.trim() !== '')
    .map((item, index) => ({ ...item, id: String(index) }))

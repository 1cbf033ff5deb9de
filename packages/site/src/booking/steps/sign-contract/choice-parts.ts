/** A clause's place in the text, or the text up to the next one. */
export type ContractPart = Readonly<{ text: string; choice: string | null }>

const place = /<p>\{\{choice ([\w-]+)\}\}<\/p>/

/** A contract's text, cut where a clause is agreed to or declined; each part ends with its choice, the last with none. */
export function contractParts(body: string): ContractPart[] {
  const pieces = body.split(place)
  return pieces.flatMap((text, index) =>
    index % 2 === 0 ? [{ text, choice: pieces[index + 1] ?? null }] : [],
  )
}

/** Name of a choice's field. */
export const choiceField = (id: string): string => `choice-${id}`

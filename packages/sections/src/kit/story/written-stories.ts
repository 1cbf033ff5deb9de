/** The text of each export of a stories file, by its name. */
export const writtenStories = (text: string): ReadonlyMap<string, string> =>
  new Map(text.split(/^export const /m).map((part) => [/^\w+/.exec(part)?.[0] ?? '', part]))

/** The windows that a preview may belong to: what holds its frame, and what opened it. */
type Holders = Readonly<{ parent: unknown; opener: unknown }>

/** Windows that a message may come from: the one around this one, and the one that opened it; never this one itself. */
export const holdersOf = (me: Window & Holders): Window[] =>
  [me.parent, me.opener as Window | null].filter(
    (other): other is Window => other !== null && other !== undefined && other !== me,
  )

/** Whether a message is from one of the studio's builders that holds this window. */
export const isTrusted = (
  { origin, source }: Pick<MessageEvent, 'origin' | 'source'>,
  builders: readonly string[],
  holders: readonly unknown[],
): boolean => source !== null && holders.includes(source) && builders.includes(origin)

type Known<Key, Answer> = Readonly<{
  get: (key: Key) => Promise<Answer> | undefined
  set: (key: Key, answer: Promise<Answer>) => unknown
  delete: (key: Key) => boolean
}>

/** Asks once for each key; what failed is asked for again. */
export function askedOnce<Key, Answer>(
  ask: (key: Key) => Promise<Answer>,
  known: Known<Key, Answer> = new Map(),
): (key: Key) => Promise<Answer> {
  return (key) => {
    const before = known.get(key)
    if (before) return before
    const answer = ask(key)
    known.set(key, answer)
    answer.catch(() => known.delete(key))
    return answer
  }
}

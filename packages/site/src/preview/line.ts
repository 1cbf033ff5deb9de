/** Said under a number, and perhaps still to be done. */
type Said = Readonly<{ sequence: number; act?: () => void }>

/**
 * What was said and is not answered yet, in the order in which it came: nothing is done or told before what came ahead
 * of it stands.
 */
export function createLine(tell: (sequence: number) => void) {
  const line: Said[] = []
  const awaited = new Set<Said>()
  const advance = () => {
    for (let [first] = line; first && !awaited.has(first); [first] = line) {
      line.shift()
      first.act?.()
      tell(first.sequence)
    }
  }
  const takeOut = (said: Said, ...instead: readonly Said[]) => {
    awaited.delete(said)
    const place = line.indexOf(said)
    if (place >= 0) line.splice(place, 1, ...instead)
  }
  return {
    /** Keeps its place until it stands. */
    wait: (said: Said) => {
      awaited.add(said)
      line.push(said)
    },
    /** Is done as soon as everything before it stands. */
    follow: (said: Said) => {
      line.push(said)
      advance()
    },
    stands: (said: Said) => {
      awaited.delete(said)
      advance()
    },
    /** It will never stand. */
    leave: (said: Said) => {
      takeOut(said)
      advance()
    },
    /** What waited for the older one waits for the newer. */
    overtake: (older: Said, newer: Said) => {
      const at = line.indexOf(newer)
      if (at >= 0) line.splice(at, 1)
      takeOut(older, newer)
    },
  }
}
export type Line = ReturnType<typeof createLine>

export type MissedPress = Readonly<{ tell: () => void; hear: (heard: () => void) => void }>

/** Tells one listener of presses for which the code is not there. */
export function missedPress(): MissedPress {
  let listener: (() => void) | undefined
  return { tell: () => listener?.(), hear: (heard) => void (listener = heard) }
}

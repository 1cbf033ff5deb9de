type Heard = (isMissed: boolean) => void
export type MissedPress = Readonly<{
  tell: () => void
  /** The code has come, or nobody waits for it any more. */
  end: () => void
  hear: (heard: Heard) => void
}>

/** Tells one listener of presses for which the code is not there. */
export function missedPress(): MissedPress {
  let listener: Heard | undefined
  return {
    tell: () => listener?.(true),
    end: () => listener?.(false),
    hear: (heard) => void (listener = heard),
  }
}

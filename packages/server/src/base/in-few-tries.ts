const TRIES = 3

/** Tries again what another's change came between; `undefined` where one always does. */
export async function inFewTries<Result>(
  attempt: () => Promise<Result | undefined>,
): Promise<Result | undefined> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const result = await attempt()
    if (result !== undefined) return result
  }
  return undefined
}

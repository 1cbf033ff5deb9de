/** Begins what Playwright tells of one failed test, once all have run. */
const HEAD = /^ {2}\d+\) \[/
const SUMMARY = /^ {2}\d+ (?:failed|flaky|passed|skipped|interrupted|did not run)\b/
const SOURCE = /^ *> *\d+ \|/
const NOISE = /^ *\d* \||^ *at |^ *Error Context:|^ *Call log:|^ *$/
const LOG = /^ {6,}(?:- |\d+ ×)|^ {8,}/

/** The line of source comes first, then the error with what was compared, then what was tried. */
function rankOf(line: string): number {
  if (SOURCE.test(line)) return 0
  return LOG.test(line) ? 2 : 1
}

/** So many of the lines that tell most, in their own order. */
function mostTelling(block: readonly string[], share: number): string[] {
  const told = block
    .filter((line) => SOURCE.test(line) || !NOISE.test(line))
    .map((line, at) => ({ line, at }))
  return told
    .toSorted((a, b) => rankOf(a.line) - rankOf(b.line) || a.at - b.at)
    .slice(0, share)
    .toSorted((a, b) => a.at - b.at)
    .map(({ line }) => line)
}

/** Playwright's failed tests, each with its share of the lines; none for output that is not its own. */
export function failedVisits(output: readonly string[], atMost: number): string[] {
  const heads = output.flatMap((line, at) => (HEAD.test(line) ? [at] : []))
  const share = Math.floor(atMost / Math.max(1, heads.length)) - 1
  return heads
    .flatMap((head, index) => {
      const block = output.slice(head + 1, heads[index + 1])
      const end = block.findIndex((line) => SUMMARY.test(line))
      const title = output[head]?.replace(/ ─+$/, '') ?? ''
      return [title, ...mostTelling(end < 0 ? block : block.slice(0, end), Math.max(1, share))]
    })
    .slice(0, atMost)
}

import { failedVisits } from './failed-visits.ts'

const FOUND = /FAIL|✘|×|\bOVER\b|error\b/i
const PASSED = /^\s*(✓|√|↓|ok\b)/
const FOLLOWING = 6
const AT_MOST = 150
const LONGEST = 300
const WHERE_NOTHING_IS_FOUND = 40

/**
 * The lines of a failed step that tell what failed, each once and with a few that follow it: a long output is cut
 * wherever it is kept, so that each failure has its share. What passed or did not run is left out; where nothing tells of a failure, the end speaks.
 */
export function findingsOf(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '' && !PASSED.test(line))
  const kept = lines.filter((_, at) =>
    lines.slice(Math.max(0, at - FOLLOWING), at + 1).some((line) => FOUND.test(line)),
  )
  const visits = failedVisits(lines, AT_MOST)
  const told = visits.length > 0 ? visits : [...new Set(kept)].slice(0, AT_MOST)
  return (told.length > 0 ? told : lines.slice(-WHERE_NOTHING_IS_FOUND))
    .map((line) => line.slice(0, LONGEST))
    .join('\n')
}

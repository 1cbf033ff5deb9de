/** One promise that was kept in this run. */
export interface Kept {
  promise: string
  script: string
  passed: number
  seconds: number
}

/** Where and when the figures were taken. */
export interface Conditions {
  commit: string
  date: string
  node: string
  cpu: string
}

const START = '<!-- promises -->'
const END = '<!-- /promises -->'

function tableOf(kept: readonly Kept[], { commit, date, node, cpu }: Conditions): string {
  const rows = kept.map(
    ({ promise, script, passed, seconds }) =>
      `| ${promise} | \`npm run ${script}\` | ${passed} | ${Math.round(seconds)} s |`,
  )
  const head = ['| Promise | Command | Checks passed | Took |', '| --- | --- | --- | --- |']
  return [
    `Shown by \`npm run test:promises\` at ${commit} on ${date}, Node ${node}, ${cpu}:`,
    '',
    ...head,
    ...rows,
  ].join('\n')
}

/**
 * The README with its table of kept promises replaced.
 * @throws when its place is not marked
 */
export function withPromises(readme: string, kept: readonly Kept[], conditions: Conditions): string {
  const [start, end] = [readme.indexOf(START), readme.indexOf(END)]
  if (start < 0 || end < start) throw new Error(`the README has no place between ${START} and ${END}`)
  return `${readme.slice(0, start)}${START}\n\n${tableOf(kept, conditions)}\n\n${readme.slice(end)}`
}

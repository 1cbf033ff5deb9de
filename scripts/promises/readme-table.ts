/** What became of one promise in this run. */
export interface Shown {
  promise: string
  script: string
  passed: number
  failed: number
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

const verdictOf = ({ passed, failed }: Shown): string =>
  failed === 0 ? `kept, ${passed} checks` : `**not kept**, ${failed} of ${passed + failed} checks failed`

function tableOf(shown: readonly Shown[], { commit, date, node, cpu }: Conditions): string {
  const rows = shown.map(
    (one) =>
      `| ${one.promise} | \`npm run ${one.script}\` | ${verdictOf(one)} | ${Math.round(one.seconds)} s |`,
  )
  const head = ['| Promise | Command | Outcome | Took |', '| --- | --- | --- | --- |']
  return [
    `Shown by \`npm run test:promises\` at ${commit} on ${date}, Node ${node}, ${cpu}:`,
    '',
    ...head,
    ...rows,
  ].join('\n')
}

/**
 * The README with its table of promises replaced, those that were not kept among them.
 * @throws when its place is not marked
 */
export function withPromises(readme: string, shown: readonly Shown[], conditions: Conditions): string {
  const [start, end] = [readme.indexOf(START), readme.indexOf(END)]
  if (start < 0 || end < start) throw new Error(`the README has no place between ${START} and ${END}`)
  return `${readme.slice(0, start)}${START}\n\n${tableOf(shown, conditions)}\n\n${readme.slice(end)}`
}

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

/** A promise and the command that shows it. */
type Promised = Pick<Shown, 'promise' | 'script'>

const START = '<!-- promises -->'
const END = '<!-- /promises -->'
const COLUMNS = ['Promise', 'Command', 'Outcome', 'Took', 'Shown at']

const lineOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
const commandOf = ({ script }: Promised): string => `\`npm run ${script}\``

const verdictOf = ({ passed, failed }: Shown): string =>
  failed === 0 ? `kept, ${passed} checks` : `**not kept**, ${failed} of ${passed + failed} checks failed`

/** What stands in a table for each command: its last three cells. */
function standingIn(table: string): ReadonlyMap<string, readonly string[]> {
  const rows = table.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
  return new Map(
    rows
      .filter((cells) => cells.length === COLUMNS.length + 2 && cells[2]?.startsWith('`'))
      .map((cells) => [cells[2] ?? '', cells.slice(3, -1)]),
  )
}

/** What a table is made of. */
export interface Run {
  /** Every promise, in the table's order. */
  promised: readonly Promised[]
  /** Those of this run. */
  shown: readonly Shown[]
  conditions: Conditions
}

function tableOf(
  { promised, shown, conditions }: Run,
  standing: ReadonlyMap<string, readonly string[]>,
): string {
  const { commit, date, node, cpu } = conditions
  const rows = promised.map((one) => {
    const now = shown.find(({ script }) => script === one.script)
    const cells = now
      ? [verdictOf(now), `${Math.round(now.seconds)} s`, `${commit}, ${date}`]
      : (standing.get(commandOf(one)) ?? ['**not shown yet**', '', ''])
    return lineOf([one.promise, commandOf(one), ...cells])
  })
  const head = [lineOf(COLUMNS), lineOf(COLUMNS.map(() => '---'))]
  return [`Shown by \`npm run test:promises\`, last with Node ${node} on ${cpu}:`, '', ...head, ...rows].join(
    '\n',
  )
}

/**
 * The README with its table of promises: those of this run anew, those that were not kept among them, the others as
 * they stood.
 * @throws when its place is not marked
 */
export function withPromises(readme: string, run: Run): string {
  const [start, end] = [readme.indexOf(START), readme.indexOf(END)]
  if (start < 0 || end < start) throw new Error(`the README has no place between ${START} and ${END}`)
  const table = tableOf(run, standingIn(readme.slice(start, end)))
  return `${readme.slice(0, start)}${START}\n\n${table}\n\n${readme.slice(end)}`
}

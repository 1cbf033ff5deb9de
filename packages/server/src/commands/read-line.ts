import { parseArgs } from 'node:util'

/** How a command is called: its names' least and greatest number, and its switches. */
export type CommandLine = Readonly<{
  usage: string
  least?: number
  most?: number
  switches?: readonly string[]
}>

export type Asked = Readonly<{ names: readonly string[]; switches: ReadonlySet<string> }>

const HELP = 'help'

function faultOf(names: readonly string[], { least = 0, most = least }: CommandLine): string | null {
  if (names.some((name) => name.trim() === '')) return 'A name is empty'
  if (names.length < least) return least === 1 ? 'A name is missing' : `${least} names are needed`
  return names.length > most ? `${JSON.stringify(names[most])} is one name too many` : null
}

/** What is wrong with an option; Node's own words go on to what is no help here. */
export const optionFault = (cause: unknown): string =>
  (cause instanceof Error ? cause.message : String(cause)).split('. ')[0] ?? ''

function parsed(args: readonly string[], { switches = [] }: CommandLine) {
  const options = Object.fromEntries([HELP, ...switches].map((name) => [name, { type: 'boolean' as const }]))
  return parseArgs({ args: [...args], options, allowPositionals: true })
}

function reading(args: readonly string[], line: CommandLine) {
  try {
    return parsed(args, line)
  } catch (cause) {
    throw new Error(`${optionFault(cause)}\n${line.usage}`, { cause })
  }
}

/**
 * The names and switches that a command was called with; null where its usage was asked for.
 * @throws with what is wrong and the usage
 */
export function readLine(args: readonly string[], line: CommandLine): Asked | null {
  const { values, positionals: names } = reading(args, line)
  const switches = new Set(Object.keys(values))
  if (switches.has(HELP)) return null
  const fault = faultOf(names, line)
  if (fault !== null) throw new Error(`${fault}\n${line.usage}`)
  return { names, switches }
}

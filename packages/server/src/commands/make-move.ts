import { ApiError, call, getBusiness, getTokenVersion, revokeTokens, type CallOptions } from '@bellows/api'
import { commandToken, ownerToken, untilAfter } from '../base/owner-token.ts'
import { hostFetch, noAnswer } from './host-fetch.ts'
import { optionOf, readCommand, usage, type Command } from './read-command.ts'

type Environment = Readonly<Record<string, string | undefined>>

const needed = () => new Error('Set OWNER_TOKEN, or OWNER_SECRET as the server has it')

/** The owner's token, or one for this command alone. */
async function tokenFor(options: CallOptions, { OWNER_TOKEN, OWNER_SECRET }: Environment): Promise<string> {
  if (OWNER_TOKEN) return OWNER_TOKEN
  if (!OWNER_SECRET) throw needed()
  const { id } = await call(getBusiness, {}, options)
  return commandToken(OWNER_SECRET, id, Date.now())
}

/** A token to be given to the studio's owner. Only the secret makes one, so none lives on by making others. */
async function newToken(options: CallOptions, { OWNER_SECRET }: Environment, days: number): Promise<string> {
  if (!OWNER_SECRET) throw new Error('Set OWNER_SECRET as the server has it')
  const until = untilAfter(days, Date.now())
  const { id } = await call(getBusiness, {}, options)
  const own = commandToken(OWNER_SECRET, id, Date.now())
  const { version } = await call(getTokenVersion, {}, { ...options, ownerToken: own })
  return ownerToken(OWNER_SECRET, id, { version, until })
}

async function revoke(options: CallOptions): Promise<string> {
  const standing = await call(getTokenVersion, {}, options)
  return JSON.stringify(await call(revokeTokens, standing, options), null, 2)
}

/** What a field is refused for says nothing without its name. */
function tellFields(cause: unknown): never {
  if (!(cause instanceof ApiError) || cause.status !== 400 || cause.validation.length === 0) throw cause
  const told = cause.validation.map(({ path, message }) => `${optionOf(path)}: ${message}`)
  throw new Error(told.join('\n'), { cause })
}

/** A call's own failure says to visitors that a server gave no answer; an owner needs to know which, and why. */
async function tellingWhy<Answer>(
  { fetch, origin = '' }: CallOptions,
  ask: (telling: typeof globalThis.fetch) => Promise<Answer>,
): Promise<Answer> {
  let why: Error | undefined
  const telling: typeof globalThis.fetch = (...asked) =>
    fetch(...asked).catch((cause: unknown) => {
      why = noAnswer(origin, cause)
      throw cause
    })
  return ask(telling).catch((cause: unknown) => {
    throw cause instanceof ApiError && cause.isNetwork && why ? why : cause
  })
}

async function answerOf(command: Command, options: CallOptions, env: Environment): Promise<string> {
  if (command.call === 'help') return usage
  if (command.call === 'token') return newToken(options, env, command.days)
  const token = await tokenFor(options, env)
  if (command.call === 'revoke') return revoke({ ...options, ownerToken: token })
  const answer: unknown = await call(command.call, command.input, { ...options, ownerToken: token }).catch(
    tellFields,
  )
  return JSON.stringify(answer, null, 2)
}

/**
 * Asks a running server for the owner's move that the arguments name; what it answers, as text.
 * @throws with the server's message, or the usage
 */
export async function makeMove(
  args: readonly string[],
  env: Environment,
  fetch: typeof globalThis.fetch,
): Promise<string> {
  const { command, at, host } = readCommand(args)
  const origin = at ?? `http://localhost:${env['PORT'] || '3000'}`
  const options: CallOptions = { fetch: host === undefined ? fetch : hostFetch(host), origin }
  return tellingWhy(options, (telling) => answerOf(command, { ...options, fetch: telling }, env))
}

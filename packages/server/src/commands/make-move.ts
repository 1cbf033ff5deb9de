import { call, getBusiness, type CallOptions } from '@bellows/api'
import { ownerToken } from '../base/owner-token.ts'
import { hostFetch } from './host-fetch.ts'
import { readCommand } from './read-command.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** The token itself, or what it is made from. */
async function tokenFor(options: CallOptions, { OWNER_TOKEN, OWNER_SECRET }: Environment): Promise<string> {
  if (OWNER_TOKEN) return OWNER_TOKEN
  if (!OWNER_SECRET) throw new Error('Set OWNER_TOKEN, or OWNER_SECRET as the server has it')
  const { id } = await call(getBusiness, {}, options)
  return ownerToken(OWNER_SECRET, id)
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
  const token = await tokenFor(options, env)
  if (command.call === 'token') return token
  const answer: unknown = await call(command.call, command.input, { ...options, ownerToken: token })
  return JSON.stringify(answer, null, 2)
}

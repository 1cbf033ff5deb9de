import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { studioFolders } from './seed.ts'

/** Where the demo is opened at home; a studio that has no such address is somebody's own. */
export const LOCAL = 'localhost'

const withId = z.object({ id: z.optional(z.string()) })
const withToken = z.object({ token: z.optional(z.string()) })

/** What a folder itself names can be told to whoever reads the server's output. */
const namedSchema = z.object({
  orders: z._default(z.array(withId), []),
  inquiries: z._default(z.array(withId), []),
  reserved: z._default(z.array(withToken), []),
  waitlist: z._default(z.array(z.object({ offer: z.optional(withToken) })), []),
  holds: z._default(z.array(z.extend(withToken, { lockoutEnd: z.unknown() })), []),
})

const isText = (value: string | undefined): value is string => value !== undefined

type NamedPeople = Readonly<{
  ids: string[]
  tokens: string[]
  /** Times that are held by a token, each for so many seconds. */
  holds: { token: string; seconds: number }[]
}>

/** Ids and secrets that a demo's people have been given in its folder. */
function namedIn(folder: string): NamedPeople[] {
  const file = path.join(folder, 'people.json')
  if (!existsSync(file)) return []
  const people = z.parse(namedSchema, JSON.parse(readFileSync(file, 'utf8')))
  const { orders, inquiries, reserved, waitlist, holds } = people
  return [
    {
      ids: [...orders, ...inquiries].map(({ id }) => id).filter(isText),
      tokens: [...reserved, ...waitlist.map(({ offer }) => ({ token: offer?.token }))]
        .map(({ token }) => token)
        .filter(isText),
      holds: holds.flatMap(({ token, lockoutEnd }) => {
        const seconds: unknown = Object(lockoutEnd)['inSeconds']
        return token !== undefined && typeof seconds === 'number' ? [{ token, seconds }] : []
      }),
    },
  ]
}

/** The same of all the studios that come with the product. */
export function namedPeople(): NamedPeople {
  const all = studioFolders().flatMap(namedIn)
  return {
    ids: all.flatMap(({ ids }) => ids),
    tokens: all.flatMap(({ tokens }) => tokens),
    holds: all.flatMap(({ holds }) => holds),
  }
}

import { DAY } from '@bellows/domain'
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

const isLetter = (name: string) => /\.eml(\.part)?$/.test(name)

/** Nothing where there is no such file or folder, or no longer: another process may be at it, too. */
async function unlessGone<Found>(looking: Promise<Found>): Promise<Found | undefined> {
  try {
    return await looking
  } catch (cause) {
    if (Object(cause)['code'] === 'ENOENT') return undefined
    throw cause
  }
}

/** Deletes letters that were kept as files so many days ago. */
export async function forgetMail(
  folder: string,
  { days, now }: Readonly<{ days: number; now: number }>,
): Promise<void> {
  const names = (await unlessGone(readdir(folder))) ?? []
  for (const name of names.filter(isLetter)) {
    const file = path.join(folder, name)
    const found = await unlessGone(stat(file))
    if (found && found.mtimeMs < now - days * DAY) await rm(file, { force: true })
  }
}

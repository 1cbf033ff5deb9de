import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { FolderFault } from './folder-fault.ts'
import { fileFolders, singleFiles } from './raw-folder.ts'

const PICTURE = /\.(?:jpe?g|png|webp|avif|gif|tiff?|heic)$/i
/** Left behind by systems and editors, not by whoever keeps the folder. */
const LEFT_BEHIND = /^\.|^(?:thumbs\.db|desktop\.ini)$|~$/i
const folderNames = [...fileFolders.map(([sub]) => sub), 'pictures', 'media'].map((name) => `${name}/`)
/** Slips of the pen within which a name is taken for another. */
const NEAR = 2

/** How many letters have to be put in, left out or changed to make one word the other. */
function slipsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of Array.from(one).entries()) {
    const next = [index + 1]
    for (const [at, wanted] of Array.from(other).entries()) {
      const changed = (row[at] ?? 0) + (letter === wanted ? 0 : 1)
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

function nearest(name: string, names: readonly string[]): string | undefined {
  const [best] = names
    .map((one) => ({ one, slips: slipsBetween(name.toLowerCase(), one) }))
    .toSorted((a, b) => a.slips - b.slips)
  return best && best.slips <= NEAR ? best.one : undefined
}

const meant = (name: string | undefined) => (name === undefined ? '' : `; is it meant to be ${name}?`)

/** What lies in a folder, other folders with a slash behind their names. */
async function entriesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries
    .filter(({ name }) => !LEFT_BEHIND.test(name))
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
    .toSorted()
}

const asPicture = (name: string) => (PICTURE.test(name) ? `pictures/${name}` : undefined)

/** A link to a folder has no slash. */
const isKnown = (name: string) =>
  [...singleFiles, ...folderNames].some((one) => one === name || one === `${name}/`)

function strayAt(name: string): FolderFault[] {
  if (isKnown(name)) return []
  const right = asPicture(name) ?? nearest(name, name.endsWith('/') ? folderNames : singleFiles)
  return [new FolderFault(name, [], `nothing reads this${meant(right)}`)]
}

async function straysIn(folder: string, [sub, extension]: (typeof fileFolders)[number]) {
  const names = await entriesIn(path.join(folder, sub))
  return names
    .filter((name) => !name.endsWith(extension))
    .map((name) => {
      const right = asPicture(name)
      const text = `nothing reads this, files of ${sub}/ end in ${extension}${meant(right)}`
      return new FolderFault(`${sub}/${name}`, [], text)
    })
}

/** What lies in a studio's folder and is never read, each with its path and, where one is near, the right name. */
export async function strayFiles(folder: string): Promise<FolderFault[]> {
  const entries = await entriesIn(folder)
  // What has nothing of a studio's folder is another one, whose files are not named one by one.
  if (!entries.some((name) => isKnown(name))) return []
  const own = entries.flatMap(strayAt)
  const below = await Promise.all(fileFolders.map((one) => straysIn(folder, one)))
  return [...own, ...below.flat()]
}

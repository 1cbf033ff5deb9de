import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { FolderFault } from './folder-fault.ts'

/** A studio's files as they are: JSON by name (`services/family.json`), contracts as HTML, records by table. */
export interface RawFolder {
  json: Map<string, unknown>
  html: Map<string, string>
  /** What happened there, by table; empty where it is told by `people.json`. */
  records: Map<string, string[]>
}

/** The files that stand in the folder itself. */
export const singleFiles = ['studio.json', 'theme.json', 'inquiry.json', 'instagram.json', 'people.json']
const needed = ['studio.json', 'theme.json']
/** The folders in it of which each file is read, with how their names end. */
export const fileFolders = [
  ['services', '.json'],
  ['pages', '.json'],
  ['contracts', '.html'],
  ['records', '.ndjson'],
] as const

/** What is not there is left out; what is there and can't be read is told. */
const orMissing =
  <Value>(name: string, value: Value) =>
  (cause: NodeJS.ErrnoException): Value => {
    if (cause.code === 'ENOENT') return value
    throw new FolderFault(name, [], cause.message)
  }

async function requireFolder(folder: string): Promise<void> {
  const isThere = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  )
  if (!isThere) throw new FolderFault(folder, [], 'there is no such folder')
}

async function namesIn(folder: string, sub: string, extension: string): Promise<string[]> {
  const names = await readdir(path.join(folder, sub)).catch(orMissing(sub, []))
  return names
    .filter((name) => name.endsWith(extension))
    .toSorted()
    .map((name) => `${sub}/${name}`)
}

/** Without the byte order mark that some editors write in front. */
async function readText(folder: string, name: string): Promise<string | undefined> {
  const text = await readFile(path.join(folder, name), 'utf8').catch(orMissing(name, undefined))
  return text?.replace(/^\uFEFF/, '')
}

function parse(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new FolderFault(name, [], cause instanceof Error ? cause.message : 'not JSON')
  }
}

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '')

/** @throws FolderFault for a file that is needed and missing, or is no JSON */
export async function readRawFolder(folder: string): Promise<RawFolder> {
  await requireFolder(folder)
  const listed = await Promise.all(fileFolders.map(([sub, extension]) => namesIn(folder, sub, extension)))
  const raw: RawFolder = { json: new Map(), html: new Map(), records: new Map() }
  for (const name of [...singleFiles, ...listed.flat()]) {
    const text = await readText(folder, name)
    if (text === undefined) continue
    if (name.endsWith('.html')) raw.html.set(name, text)
    else if (name.endsWith('.ndjson')) raw.records.set(path.basename(name, '.ndjson'), linesOf(text))
    else raw.json.set(name, parse(name, text))
  }
  for (const name of needed)
    if (!raw.json.has(name)) throw new FolderFault(name, [], `the file is missing in ${folder}`)
  return raw
}

import { access } from 'node:fs/promises'
import path from 'node:path'
import type { MediaPlace } from '../base/media-place.ts'
import { FolderFault } from './folder-fault.ts'
import { pictureEncoder, type PictureEncoder } from './picture-encoder.ts'
import { seenIn } from './picture-sight.ts'
import type { MadePicture } from './picture-variants.ts'
import { rewriteJson, type Place, type Rewrite } from './rewrite-json.ts'

const AT_ONCE = 2
const extensions = ['', '.jpg', '.jpeg', '.png', '.webp']

export interface PictureFolders {
  /** Where sources are looked for, in order. */
  sources: readonly string[]
  media: MediaPlace
  /** Encodes for several folders in turn, and is closed by who opened it; without it the folder has one of its own. */
  encoder?: PictureEncoder | undefined
}

export type PictureProgress = (done: number, all: number) => void

interface Use {
  name: string
  file: string
  place: Place
}

type PictureObject = { file: string } & Record<string, unknown>

function isPicture(value: unknown): value is PictureObject {
  return typeof value === 'object' && value !== null && typeof Object(value)['file'] === 'string'
}

/** Every picture that a file names. */
export function picturesIn(file: string, data: unknown): Use[] {
  const found: Use[] = []
  rewriteJson(data, (value, place) => {
    if (isPicture(value)) found.push({ name: value.file, file, place })
    return undefined
  })
  return found
}

async function findSource({ name, file, place }: Use, folders: readonly string[]): Promise<string> {
  const isInside = !path.isAbsolute(name) && !name.split(/[\\/]/).includes('..')
  for (const folder of isInside ? folders : []) {
    for (const extension of extensions) {
      const candidate = path.join(folder, name + extension)
      const isThere = await access(candidate).then(
        () => path.extname(candidate) !== '',
        () => false,
      )
      if (isThere) return candidate
    }
  }
  throw new FolderFault(file, place, `there is no picture ${JSON.stringify(name)}`)
}

interface Source {
  path: string
  uses: Use[]
}

/** The picture files, each once, whatever they are called by. */
async function findSources(uses: readonly Use[], folders: readonly string[]): Promise<Source[]> {
  const sources = new Map<string, Source>()
  for (const use of uses) {
    const file = await findSource(use, folders)
    const source = sources.get(file) ?? { path: file, uses: [] }
    source.uses.push(use)
    sources.set(file, source)
  }
  return [...sources.values()]
}

async function makeOne(source: Source, encoder: PictureEncoder): Promise<MadePicture> {
  try {
    return await encoder.make(source.path)
  } catch (cause) {
    const [use] = source.uses
    throw new FolderFault(
      use?.file ?? '',
      use?.place ?? [],
      cause instanceof Error ? cause.message : 'no picture',
    )
  }
}

/** Encodes every named picture once, two at a time; the answer is by name. */
export async function makePictures(
  uses: readonly Use[],
  folders: PictureFolders,
  onProgress: PictureProgress,
): Promise<Map<string, MadePicture>> {
  const queue = await findSources(uses, folders.sources)
  const all = queue.length
  const made = new Map<string, MadePicture>()
  let done = 0
  const encoder = folders.encoder ?? pictureEncoder(folders.media)
  const close = () => (folders.encoder ? undefined : encoder.close())
  const work = async () => {
    for (let source = queue.shift(); source; source = queue.shift()) {
      const picture = await makeOne(source, encoder)
      for (const { name } of source.uses) made.set(name, picture)
      done += 1
      onProgress(done, all)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work)).finally(() => {
    // One that failed ends the others' work too.
    queue.length = 0
    close()
  })
  return made
}

/** Puts the made pictures in place of their names, with what was seen in them. */
export function pictureRewriter(made: ReadonlyMap<string, MadePicture>): Rewrite {
  return (value) => {
    const picture = isPicture(value) && made.get(value.file)
    if (!picture) return undefined
    const { file: _file, ...rest } = value
    const { sight, ...stored } = picture
    return { ...rest, ...stored, ...seenIn(sight, value['position']) }
  }
}

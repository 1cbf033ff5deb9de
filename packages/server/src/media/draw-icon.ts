import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { MediaStore } from './media-store.ts'
import { readAll } from './read-all.ts'

const KEY_LENGTH = 24
const WITHIN_MILLISECONDS = 20_000
const program = fileURLToPath(new URL('./icon-process.ts', import.meta.url))

export type Drawing = Readonly<{ svg: string; pixels: number }>

/** In a process of its own: what draws takes memory that a server should not keep. */
function rasterise({ svg, pixels }: Drawing): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const options = { encoding: 'buffer', timeout: WITHIN_MILLISECONDS } as const
    const child = execFile(process.execPath, [program, String(pixels)], options, (fault, png) =>
      fault ? reject(fault) : resolve(new Uint8Array(png)),
    )
    child.stdin?.end(svg)
  })
}

const nameOf = ({ svg, pixels }: Drawing) =>
  `${createHash('sha256').update(`${pixels} ${svg}`).digest('hex').slice(0, KEY_LENGTH)}.png`

const beingDrawn = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

async function drawAndKeep(drawing: Drawing, media: MediaStore): Promise<Uint8Array<ArrayBuffer>> {
  const png = await rasterise(drawing)
  // What the store does not take now is drawn again when it is asked for.
  await media.put(nameOf(drawing), png).catch(() => undefined)
  return png
}

/** A drawing as PNG; it is made once for all servers that share a store. */
export async function drawIcon(drawing: Drawing, media: MediaStore): Promise<Uint8Array<ArrayBuffer>> {
  const name = nameOf(drawing)
  const kept = await media.get(name).catch(() => undefined)
  if (kept) return readAll(kept)
  const drawn = beingDrawn.get(name) ?? drawAndKeep(drawing, media).finally(() => beingDrawn.delete(name))
  beingDrawn.set(name, drawn)
  return drawn
}

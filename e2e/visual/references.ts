import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { differenceOf, type Pixels } from './pixel-rule.ts'

const folder = fileURLToPath(new URL('baseline/', import.meta.url))
const reportFolder = fileURLToPath(new URL('../../.visual/report/', import.meta.url))

const fileOf = (name: string) => path.join(folder, `${name}.webp`)

async function pixelsOf(image: string | Buffer): Promise<Pixels | null> {
  try {
    const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height }
  } catch {
    return null
  }
}

/** Names of all references, without their ending. */
export const references = (): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.webp'))
    .map((file) => file.replace(/\.webp$/, ''))

/** References that are the very picture of another one, and so prove nothing of their own. */
export function twins(): string[] {
  const seen = new Set<string>()
  return references().filter((name) => {
    const picture = readFileSync(fileOf(name)).toString('base64')
    const isTwin = seen.has(picture)
    seen.add(picture)
    return isTwin
  })
}

export const isUpdating = (): boolean => process.env['VISUAL_UPDATE'] === '1'

/** Lossless WebP: every pixel of the screenshot in a third of a PNG's bytes. */
const lossless = (image: Sharp) => image.webp({ lossless: true, effort: 6 }).toBuffer()

/** Keeps the reference's bytes where no pixel differs, so that git sees what changed alone. */
async function keep(name: string, shot: Buffer, isSame: boolean): Promise<void> {
  if (isSame) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileOf(name), await lossless(sharp(shot)))
}

type Difference = Readonly<{ pixels: number; image: Buffer | null }>

async function differenceBetween(before: Pixels, after: Pixels): Promise<Difference> {
  const { width, height } = after
  if (before.width !== width || before.height !== height)
    return { pixels: Math.abs(before.width * before.height - width * height) || 1, image: null }
  if (before.data.equals(after.data)) return { pixels: 0, image: null }
  const { pixels, drawn } = differenceOf(before, after)
  return { pixels, image: await lossless(sharp(drawn, { raw: { width, height, channels: 4 } })) }
}

async function tell(name: string, shot: Buffer, image: Buffer | null): Promise<void> {
  mkdirSync(reportFolder, { recursive: true })
  const put = (part: string, bytes: Buffer) =>
    writeFileSync(path.join(reportFolder, `${name}.${part}.webp`), bytes)
  put('after', await lossless(sharp(shot)))
  const before = await sharp(fileOf(name))
    .toBuffer()
    .catch(() => null)
  if (before) put('before', before)
  if (image) put('difference', image)
}

const sizeOf = ({ width, height }: Pixels) => `${width} × ${height}`

async function isKept(name: string, shot: Buffer, difference: Difference | null): Promise<boolean> {
  const isSame = difference?.pixels === 0
  if (isUpdating()) await keep(name, shot, isSame)
  return isSame || isUpdating()
}

const compared = async (name: string, shot: Buffer) => {
  const [before, after] = await Promise.all([pixelsOf(fileOf(name)), pixelsOf(shot)])
  if (!after) throw new Error(`${name} is no picture`)
  return { before, after, difference: before && (await differenceBetween(before, after)) }
}

/** A screenshot (PNG) differs from its reference by no pixel. */
export const matches = async (name: string, shot: Buffer): Promise<boolean> =>
  (await compared(name, shot)).difference?.pixels === 0

/**
 * Compares a screenshot (PNG) with its reference: null where no pixel differs, else a
 * sentence of what does. What differs is put into the report; while updating it becomes the reference.
 */
export async function mismatchOf(name: string, shot: Buffer): Promise<string | null> {
  const { before, after, difference } = await compared(name, shot)
  if (await isKept(name, shot, difference)) return null
  await tell(name, shot, difference?.image ?? null)
  if (!before || !difference) return `${name} has no reference: npm run test:visual -- --update`
  if (difference.image) return `${difference.pixels} pixels of ${name} differ`
  return `${name} is ${sizeOf(after)}, its reference ${sizeOf(before)}`
}

/** Takes away references that no story asks for any more. */
export function dropReferences(names: readonly string[]): void {
  for (const name of names) rmSync(fileOf(name))
}

import { constants } from 'node:fs'
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'

const mediaName = /^([0-9a-f]{24})(_sm|_md|_lg)?\.(jpg|webp|avif)$/

/** Keys of the pictures that texts name by their addresses. */
export function mediaKeysIn(texts: readonly string[]): Set<string> {
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/\/media\/([0-9a-f]{24})/g)].map(([, key = '']) => key)),
  )
}

/** Copies pictures (all, or those with the keys) with all their widths; what is there already stays. */
export async function copyMedia(from: string, to: string, keys?: ReadonlySet<string>): Promise<void> {
  const names = await readdir(from).catch(() => [])
  const wanted = names.filter((name) => {
    const [, key] = mediaName.exec(name) ?? []
    return key !== undefined && (keys?.has(key) ?? true)
  })
  if (wanted.length > 0) await mkdir(to, { recursive: true })
  for (const name of wanted) {
    await copyFile(path.join(from, name), path.join(to, name), constants.COPYFILE_EXCL).catch(
      (cause: unknown) => {
        if (Object(cause)['code'] !== 'EEXIST') throw cause
      },
    )
  }
}

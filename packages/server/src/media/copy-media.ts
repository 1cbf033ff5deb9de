import type { MediaStore } from './media-store.ts'
import { readAll } from './read-all.ts'

const AT_ONCE = 4

/** Copies pictures (all, or those with the keys) with all their widths; what is there already stays. */
export async function copyMedia(
  from: MediaStore,
  to: MediaStore,
  keys: Iterable<string> = [''],
): Promise<void> {
  const missing: string[] = []
  for (const key of keys) {
    const there = new Set(await to.list(key))
    missing.push(...(await from.list(key)).filter((name) => !there.has(name)))
  }
  const work = async () => {
    for (let name = missing.pop(); name !== undefined; name = missing.pop()) {
      const file = await from.get(name)
      if (file) await to.put(name, await readAll(file))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

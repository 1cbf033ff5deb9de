import type { MediaStore } from './media-store.ts'

const AT_ONCE = 4

async function bytesOf({ body }: { body: Uint8Array | ReadableStream<Uint8Array> }): Promise<Uint8Array> {
  return body instanceof Uint8Array ? body : new Uint8Array(await new Response(body).arrayBuffer())
}

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
      if (file) await to.put(name, await bytesOf(file))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

import type { MediaFile } from './media-store.ts'

/** All bytes of a file, however they come. */
export const readAll = async ({ body }: MediaFile): Promise<Uint8Array<ArrayBuffer>> =>
  body instanceof Uint8Array ? body : new Uint8Array(await new Response(body).arrayBuffer())

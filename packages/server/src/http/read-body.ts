import { badRequest, Refusal, toPrograms } from '../base/refusal.ts'
import type { AppContext } from './app-env.ts'

const BODY_LIMIT = 64 * 1024

function tooLarge(): Refusal {
  return new Refusal({ status: 413, error: 'body_too_large', say: (texts) => texts.tooLarge })
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Hono's own limit would read a body of unknown length before the gates have looked at the request, and take one that
 * breaks off for a fault of ours. HTTP itself ends a body at the length that its head declared, so that one is taken whole; others are counted.
 */
async function readLimited(request: Request): Promise<Uint8Array | ArrayBuffer> {
  const declared = Number(request.headers.get('content-length') ?? 0)
  if (declared > BODY_LIMIT) throw tooLarge()
  return declared > 0 ? request.arrayBuffer() : readCounted(request)
}

async function readCounted(request: Request): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > BODY_LIMIT) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size)
}

/** The body's text, which must be UTF-8 and at most 64 kB. */
export async function readText(c: AppContext): Promise<string> {
  const bytes = await readLimited(c.req.raw).catch((cause: unknown) => {
    throw cause instanceof Refusal ? cause : badRequest(toPrograms('The body was not sent whole'))
  })
  try {
    return utf8.decode(bytes)
  } catch {
    throw badRequest(toPrograms('The body is not UTF-8'))
  }
}

/** The body as JSON; of a name given twice the last counts. */
export async function readJson(c: AppContext): Promise<unknown> {
  const text = await readText(c)
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest(toPrograms('The body is not JSON'))
  }
}

import { fork, type ChildProcess } from 'node:child_process'
import * as z from 'zod'
import type { MediaPlace } from '../base/media-place.ts'
import type { MadePicture } from './picture-variants.ts'

const answer = z.object({ id: z.number(), made: z.unknown().optional(), fault: z.string().optional() })

/** What the encoding process is asked. */
export interface Ask {
  id: number
  source: string
}

export interface PictureEncoder {
  /** A source that was made is not looked at again. @throws with what is wrong with the picture */
  make: (source: string) => Promise<MadePicture>
  close: () => void
}

interface Waiting {
  resolve: (made: MadePicture) => void
  reject: (cause: Error) => void
}

function listen(child: ChildProcess, waiting: Map<number, Waiting>): void {
  child.on('message', (message) => {
    const { id, made, fault } = answer.parse(message)
    const asked = waiting.get(id)
    waiting.delete(id)
    if (fault === undefined) asked?.resolve(made as MadePicture)
    else asked?.reject(new Error(fault))
  })
  child.on('exit', (code, signal) => {
    for (const { reject } of waiting.values())
      reject(new Error(`the encoding of pictures ended (${signal ?? code})`))
    waiting.clear()
  })
}

/**
 * Encodes pictures in a process of its own that ends with them: the memory that encoders take and keep goes with it,
 * and a server that has just imported its studios is as small as one that starts again.
 */
export function pictureEncoder(place: MediaPlace): PictureEncoder {
  const waiting = new Map<number, Waiting>()
  let child: ChildProcess | undefined
  let count = 0
  const start = () => {
    const started = fork(new URL('./picture-process.ts', import.meta.url), [JSON.stringify(place)], {
      execArgv: [],
      serialization: 'advanced',
    })
    listen(started, waiting)
    started.once('exit', () => {
      child = undefined
    })
    return started
  }
  const made = new Map<string, Promise<MadePicture>>()
  const ask = (source: string) =>
    new Promise<MadePicture>((resolve, reject) => {
      child ??= start()
      const asked: Ask = { id: (count += 1), source }
      waiting.set(asked.id, { resolve, reject })
      child.send(asked, (fault) => fault && reject(fault))
    })
  return {
    make: (source) => {
      const making = made.get(source) ?? ask(source)
      made.set(source, making)
      making.catch(() => made.delete(source))
      return making
    },
    close: () => {
      if (child?.connected) child.disconnect()
    },
  }
}

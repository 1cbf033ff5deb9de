import type { Ask } from './picture-encoder.ts'
import { makePicture } from './picture-variants.ts'

/** The other side of `picture-encoder.ts`; it ends when nobody asks it any more. */
process.on('message', ({ id, source, media }: Ask) => {
  makePicture(source, media).then(
    (made) => process.send?.({ id, made }),
    (cause: unknown) => process.send?.({ id, fault: cause instanceof Error ? cause.message : 'no picture' }),
  )
})

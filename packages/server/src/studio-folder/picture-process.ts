import type { MediaPlace } from '../base/media-place.ts'
import { openMedia } from '../media/open-media.ts'
import type { Ask } from './picture-encoder.ts'
import { makePicture } from './picture-variants.ts'

const [, , place = ''] = process.argv
const opening = openMedia(JSON.parse(place) as MediaPlace)

/** The other side of `picture-encoder.ts`; it ends when nobody asks it any more. */
process.on('message', ({ id, source }: Ask) => {
  opening
    .then((media) => makePicture(source, media))
    .then(
      (made) => process.send?.({ id, made }),
      (cause: unknown) =>
        process.send?.({ id, fault: cause instanceof Error ? cause.message : 'no picture' }),
    )
})

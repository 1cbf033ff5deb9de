import type { MediaPlace } from '../base/media-place.ts'
import { FolderMedia } from './folder-media.ts'
import { KeptMedia } from './kept-media.ts'
import type { MediaStore } from './media-store.ts'

/**
 * The store of pictures at a place. The vendor's client is loaded only where it is needed.
 * @throws when the place is a bucket and the environment has no keys for it
 */
export async function openMedia(place: MediaPlace): Promise<MediaStore> {
  if ('folder' in place) return new FolderMedia(place.folder)
  const { S3Media } = await import('./s3-media.ts')
  const far = new S3Media(place)
  await far.requireKeys()
  return new KeptMedia(far)
}

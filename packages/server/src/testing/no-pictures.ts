import path from 'node:path'
import { tmpdir } from 'node:os'
import { FolderMedia } from '../media/folder-media.ts'

/** For a server that is asked for anything but pictures. */
export const noPictures = new FolderMedia(path.join(tmpdir(), 'bellows-no-pictures'))

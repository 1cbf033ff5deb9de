import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { FolderMedia } from '../media/folder-media.ts'
import type { MediaStore } from '../media/media-store.ts'

/** An empty folder of pictures before each test. */
export function useMediaFolder(): () => MediaStore {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'bellows-pictures-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))
  return () => new FolderMedia(folder)
}

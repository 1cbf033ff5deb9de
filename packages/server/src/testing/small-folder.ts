import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'
import { defaultSettings, mediaPlace } from '../base/settings.ts'
import type { Database } from '../db/open.ts'
import { importFolder } from '../studio-folder/import-folder.ts'
import { pictureEncoder } from '../studio-folder/picture-encoder.ts'

/** A whole studio as a folder, with people in it; it answers at `small.localhost`. */
export const smallFolder = path.join(import.meta.dirname, 'small-studio')
export const smallStudio = { id: 'small', host: 'small.localhost' } as const

/** Imports it, with a data folder that lives as long as the test file. */
export function useSmallStudio(): (database: Database, folder?: string) => Promise<unknown> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bellows-small-'))
  const settings = { ...defaultSettings, dataDir }
  const encoder = pictureEncoder(mediaPlace(settings))
  afterAll(() => {
    encoder.close()
    rmSync(dataDir, { recursive: true })
  })
  return (database, folder = smallFolder) => importFolder(folder, { database, settings, encoder })
}

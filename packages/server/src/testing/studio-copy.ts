import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach } from 'vitest'
import { defaultSettings, mediaPlace } from '../base/settings.ts'
import { importFolder } from '../studio-folder/import-folder.ts'
import { pictureEncoder } from '../studio-folder/picture-encoder.ts'
import { smallFolder } from './small-folder.ts'
import type { useTestApp } from './test-app.ts'

export type Json = Record<string, unknown>

/** The small studio's folder, a fresh copy for each test, to be changed and imported. */
export function useStudioFolder(app: ReturnType<typeof useTestApp>) {
  const media = mkdtempSync(path.join(tmpdir(), 'bellows-import-'))
  const settings = { ...defaultSettings, dataDir: media }
  const encoder = pictureEncoder(mediaPlace(settings))
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'bellows-studio-'))
    cpSync(smallFolder, folder, { recursive: true })
  })
  afterEach(() => rmSync(folder, { recursive: true }))
  afterAll(() => {
    encoder.close()
    rmSync(media, { recursive: true })
  })
  return {
    media,
    /** Where a file of the copy lies. */
    fileAt: (file: string) => path.join(folder, file),
    run: (from = folder) => importFolder(from, { database: app().database, settings, encoder }),
    rows: async <Row>(query: ReturnType<typeof sql<Row>>) =>
      (await query.execute(app().database.kysely)).rows,
    /** Changes one of the folder's files. */
    edit: (file: string, change: (data: Json) => void) => {
      const name = path.join(folder, file)
      const data: Json = JSON.parse(readFileSync(name, 'utf8'))
      change(data)
      writeFileSync(name, JSON.stringify(data))
    },
  }
}

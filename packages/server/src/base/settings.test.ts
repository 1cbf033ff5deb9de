import path from 'node:path'
import { expect, test } from 'vitest'
import { databaseFolder, defaultSettings, mediaPlace, readSettings } from './settings.ts'

test('without an environment everything has its default', () => {
  const settings = readSettings({})
  expect(settings).toEqual({ ...defaultSettings, dataDir: path.resolve('.data') })
  expect(mediaPlace(settings)).toEqual({ folder: path.resolve('.data/media') })
  expect(databaseFolder(settings)).toBe(path.resolve('.data/database'))
})

test('what is set is read, and nonsense is told by name', () => {
  const settings = readSettings({
    PORT: '0',
    TRUST_PROXY: '1',
    DATABASE_URL: 'postgres://x',
    DATA_DIR: '/data',
  })
  expect(settings).toMatchObject({ port: 0, trustProxy: true, databaseUrl: 'postgres://x', dataDir: '/data' })
  expect(() => readSettings({ PORT: '80a' })).toThrow('PORT must be a whole number')
  expect(readSettings({ TRUST_PROXY: '0', DATABASE_URL: '' })).toMatchObject({
    trustProxy: false,
    databaseUrl: undefined,
  })
})

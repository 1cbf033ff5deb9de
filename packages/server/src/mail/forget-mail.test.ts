import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { forgetMail } from './forget-mail.ts'

const DAY = 24 * 60 * 60_000
const NOW = Date.parse('2030-03-01T12:00:00Z')
let folder = ''
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'bellows-mail-'))))
afterEach(() => rmSync(folder, { recursive: true }))

function leave(name: string, daysAgo: number): void {
  const file = path.join(folder, name)
  writeFileSync(file, 'To: ann@people.example')
  const at = new Date(NOW - daysAgo * DAY)
  utimesSync(file, at, at)
}

test('letters that were kept as files go after their time and not before, with what was left half written', async () => {
  leave('old.eml', 31)
  leave('half.eml.part', 31)
  leave('young.eml', 29)
  leave('notes.txt', 31)
  await forgetMail(folder, { days: 30, now: NOW })
  expect(readdirSync(folder).toSorted()).toEqual(['notes.txt', 'young.eml'])
})

test('where no letter was ever kept there is nothing to do', async () => {
  await expect(forgetMail(path.join(folder, 'none'), { days: 30, now: NOW })).resolves.toBeUndefined()
})

import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeFolder } from './make-folder.ts'

function scratch(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bellows-folder-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  return folder
}

test('a folder is made with those around it, and may be there', () => {
  const folder = path.join(scratch(), 'a', 'b', 'c')
  makeFolder(folder)
  makeFolder(folder)
  expect(fs.statSync(folder).isDirectory()).toBe(true)
})

test('what cannot be made is told in a sentence', () => {
  const file = path.join(scratch(), 'file')
  fs.writeFileSync(file, '')
  const inFile = path.join(file, 'data')
  expect(() => makeFolder(inFile)).toThrow(`cannot keep data in ${inFile}: part of its path is a file`)
})

test.runIf(fs.existsSync('/proc/self'))('where nothing can be made at all it says so at once', () => {
  expect(() => makeFolder('/proc/nothing/data')).toThrow(
    'cannot keep data in /proc/nothing/data: it cannot be made',
  )
})

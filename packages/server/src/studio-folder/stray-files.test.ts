import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { repositoryRoot } from '../base/repository-root.ts'
import { smallFolder } from '../testing/small-folder.ts'
import { strayFiles } from './stray-files.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bellows-strays-'))
  writeFileSync(path.join(folder, 'studio.json'), '{}')
})
afterEach(() => rmSync(folder, { recursive: true }))

async function straysWith(file: string): Promise<string[]> {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), '{}')
  return (await strayFiles(folder)).map(({ message }) => message)
}

test.each([
  ['page/home.json', 'page/: nothing reads this; is it meant to be pages/?'],
  ['servces/family.json', 'servces/: nothing reads this; is it meant to be services/?'],
  ['Pages/home.json', 'Pages/: nothing reads this; is it meant to be pages/?'],
  ['instagramm.json', 'instagramm.json: nothing reads this; is it meant to be instagram.json?'],
  ['holiday/plan.txt', 'holiday/: nothing reads this'],
  ['hero.jpg', 'hero.jpg: nothing reads this; is it meant to be pictures/hero.jpg?'],
  [
    'pages/hero.JPG',
    'pages/hero.JPG: nothing reads this, files of pages/ end in .json; is it meant to be pictures/hero.JPG?',
  ],
  ['contracts/terms.htm', 'contracts/terms.htm: nothing reads this, files of contracts/ end in .html'],
  ['services/old/family.json', 'services/old/: nothing reads this, files of services/ end in .json'],
])('%s is told of', async (file, words) => {
  expect(await straysWith(file)).toEqual([words])
})

test.each([
  'studio.json',
  'people.json',
  'pages/home.json',
  'contracts/terms.html',
  'records/orders.ndjson',
  'pictures/2030/hero.tif',
  'media/ab/cd.avif',
  '.DS_Store',
  'pages/.home.json.swp',
  'pictures/Thumbs.db',
])('%s is not', async (file) => {
  expect(await straysWith(file)).toEqual([])
})

test('files of what is no studio’s folder are not named one by one', async () => {
  rmSync(path.join(folder, 'studio.json'))
  expect(await straysWith('page/home.json')).toEqual([])
})

test('nothing lies astray in the studios that are shipped', async () => {
  const root = path.join(repositoryRoot, 'studios')
  const shipped = readdirSync(root).map((name) => path.join(root, name))
  for (const one of [...shipped, smallFolder]) expect(await strayFiles(one)).toEqual([])
})

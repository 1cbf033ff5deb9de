import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { clientFiles, sheetOrder } from './client-files.ts'
import type { SiteContext } from './site-context.ts'

const sheets = {
  'page.css': '.page{margin:0}.page .calendar{order:1}',
  'calendar.css': '@layer vendor;@layer ui{.calendar{width:100%}.day:hover{color:red}}',
  'other.css': '.calendar+.other{margin:0}.other{margin:0}',
}

function lacking(classes: readonly string[], atHand: readonly string[]): readonly string[] {
  const assetsRoot = mkdtempSync(join(tmpdir(), 'styles-'))
  for (const [name, text] of Object.entries(sheets)) writeFileSync(join(assetsRoot, name), text)
  const clientManifest = Object.fromEntries(
    Object.keys(sheets).map((name) => [name, { file: name.replace('css', 'js'), css: [name] }]),
  )
  const context = { clientManifest, assetsRoot } as unknown as SiteContext
  return clientFiles(context).lacking(classes, atHand)
}

test('what is drawn brings the sheet that is about it, and none that only names it', () => {
  expect(lacking(['page', 'calendar'], ['/page.css'])).toEqual(['/calendar.css'])
  expect(lacking(['day'], ['/page.css'])).toEqual(['/calendar.css'])
})

test('what is at hand is not brought again, and what no sheet knows brings none', () => {
  expect(lacking(['page', 'calendar'], ['/page.css', '/calendar.css'])).toEqual([])
  expect(lacking(['unknown'], [])).toEqual([])
})

const chunk = (name: string, imports: string[] = []) => ({
  file: `${name}.js`,
  css: [`${name}.css`],
  imports,
})

test('pages name their sheets in one order, what others build upon before them, in whatever order its blocks stand', () => {
  const clientManifest = {
    'packages/sections/src/album.tsx': chunk('album', ['_kit.js', '_paper.js']),
    'packages/sections/src/banner.tsx': chunk('banner', ['_kit.js']),
    '_kit.js': chunk('kit'),
    '_paper.js': chunk('paper', ['_kit.js']),
    'packages/site/src/entry-client.tsx': chunk('entry'),
  }
  const order = sheetOrder(clientManifest)
  expect(order).toEqual(['entry', 'kit', 'paper', 'album', 'banner'].map((name) => `/${name}.css`))
  const files = clientFiles({ clientManifest, assetsRoot: '' } as unknown as SiteContext)
  const asDrawn = ['banner', 'album'].flatMap((name) => files.of(`packages/sections/src/${name}.tsx`).css)
  expect(asDrawn).not.toEqual(files.inOrder(asDrawn))
  expect(files.inOrder([...new Set(asDrawn), '/entry.css'])).toEqual(order)
})

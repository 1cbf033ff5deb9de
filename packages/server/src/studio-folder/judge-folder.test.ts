import { expect, test } from 'vitest'
import { FolderFault } from './folder-fault.ts'
import { judgeFolder, type SiteChecks } from './judge-folder.ts'
import type { StudioFolder } from './studio-folder.ts'

const contents = [{ id: 'c', name: 'quote', visibility: true, options: {} }]
const folder = {
  studio: { builderOrigins: [], paymentSetup: { currency: 'USD', currencySymbol: '$' } },
  theme: { headers: [], footers: [], colorPalettes: [], menuItems: [] },
  services: [],
  // A service's page needs no title of its own.
  pages: [{ slug: 'about', serviceId: 'minis', layout: { headers: [], contents, footers: [] } }],
  instagram: null,
  unknownFields: [],
  lostMarks: [],
} as unknown as StudioFolder

const noFaults: SiteChecks = { checkBlock: async () => [], checkTheme: () => ({ problems: [] }) }
const faultInC: SiteChecks = {
  ...noFaults,
  checkBlock: async () => [{ place: ['theme'], problem: 'repaired' }],
}
const comicTheme: SiteChecks = {
  ...noFaults,
  checkTheme: () => ({ problems: [{ path: 'styles.typography', value: 'comic' }] }),
}

async function judged(isStrict: boolean, checks: SiteChecks | null, read = folder) {
  const said: string[] = []
  await judgeFolder({ checks, isStrict, say: (line) => said.push(line) })(read)
  return said
}

test('a fault is a warning, and an error to a strict judge', async () => {
  expect(await judged(false, faultInC)).toEqual([
    'Warning: pages/about.json at layout.contents.0.options.theme: the value does not fit and is changed when it is drawn',
  ])
  await expect(judged(true, faultInC)).rejects.toThrow('Nothing was imported: 1 place does not fit')
  await expect(judged(true, null)).rejects.toThrow('npm run build')
  expect(await judged(true, noFaults)).toEqual([])
})

test('a field that nothing knows is one too, whether the site was built or not', async () => {
  const unknownFields = [new FolderFault('studio.json', ['timezone'], 'nothing knows this field')]
  const read = { ...folder, unknownFields }
  expect(await judged(false, null, read)).toEqual([
    'Warning: studio.json at timezone: nothing knows this field',
  ])
  await expect(judged(true, noFaults, read)).rejects.toThrow('Nothing was imported: 1 place does not fit')
})

test('so is what was taken out of a text', async () => {
  const lostMarks = [new FolderFault('contracts/a.html', [], 'taken out of the text: <h2>')]
  const read = { ...folder, lostMarks }
  expect(await judged(false, null, read)).toEqual(['Warning: contracts/a.html: taken out of the text: <h2>'])
  await expect(judged(true, noFaults, read)).rejects.toThrow('Nothing was imported: 1 place does not fit')
})

test('so is a look that the theme may not have', async () => {
  expect(await judged(false, comicTheme)).toEqual([
    expect.stringContaining('Warning: theme.json at styles.typography: "comic" does not fit'),
  ])
})

test('so is what may not be meant, and a picture that no page shows', async () => {
  const read = {
    ...folder,
    theme: { ...folder.theme, menuItems: [{ title: 'Work', slug: 'wrok', children: [] }] },
    instagram: { profile: { avatar: { url: 'http://x.example/a.jpg' } } },
  } as unknown as StudioFolder
  expect(await judged(false, noFaults, read)).toEqual([
    'Warning: theme.json at menuItems.0.slug: nothing is published at "wrok"',
    expect.stringContaining('Warning: instagram.json at profile.avatar.url: the picture'),
  ])
  await expect(judged(true, noFaults, read)).rejects.toThrow('Nothing was imported: 2 places do not fit')
})

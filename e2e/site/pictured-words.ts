import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { WHITE, writeWhite } from './every-picture.ts'

/** Photographs of the evening: one dark all over, one with lights in it. */
export const DARK = ['profile-evening', 'sparklers'] as const

type Picture = Readonly<{ file: string; alt: string }>

const header = {
  id: 'header',
  name: 'header',
  options: { template: 'MAIN-HEADER-5', theme: 'light_1', overlay: true, sticky: false },
}
/** The header is clear over a picture that comes first. */
const plateOf = (picture: Picture) => ({
  id: 'plate',
  name: 'images',
  options: { template: 'IMAGES-8', theme: 'image_background', title: 'Light, as it fell', images: [picture] },
})

/** Services in the list. */
const shown = ['wedding-day', 'family', 'newborn']
const shelf = {
  id: 'shelf',
  name: 'serviceList',
  options: { template: 'service-list-5', source: 'custom', serviceIds: shown, title: 'Sessions' },
}

/** What has words on the pictures of others, the page's and its services'. */
export const piecesOn = ['header', 'shelf'] as const

function showFirst(file: string, picture: Picture): void {
  const { image: _, ...service } = JSON.parse(readFileSync(file, 'utf8')) as { image?: Picture }
  writeFileSync(file, JSON.stringify({ ...service, image: picture }))
}

/** Writes a page for each picture; the services in its list have them all, in turn. */
export async function writePicturedWords(folder: string): Promise<void> {
  await writeWhite(folder)
  const named = [WHITE, ...DARK].map((file) => ({ file, alt: file }))
  for (const picture of named) {
    const layout = { headers: [header], contents: [plateOf(picture), shelf], footers: [] }
    const page = { title: `Words on ${picture.file}`, layout }
    writeFileSync(path.join(folder, `pages/words-on-${picture.file}.json`), JSON.stringify(page))
  }
  for (const [index, service] of shown.entries())
    showFirst(path.join(folder, `services/${service}.json`), named[index % named.length]!)
}

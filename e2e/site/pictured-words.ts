import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

const TEXT =
  '<p>Photographs of what happened, by two people who would rather wait for a moment than ask for one.</p>'
const button = { showButton: true, buttonLabel: 'See the dates', buttonLink: '/contact' }

/** A picture as light as one can be: no side of it carries white words. */
export const WHITE = 'white-paper'
/** Photographs of the evening: one dark all over, one with lights in it. */
export const DARK = ['profile-evening', 'sparklers'] as const

/** Draws the white picture. */
export async function writeWhite(folder: string): Promise<void> {
  const pictures = path.join(folder, 'pictures')
  mkdirSync(pictures, { recursive: true })
  await sharp({ create: { width: 1920, height: 1280, channels: 3, background: 'white' } })
    .jpeg()
    .toFile(path.join(pictures, `${WHITE}.jpg`))
}

type Picture = Readonly<{ file: string; alt: string }>

const contentsOn = (images: readonly Picture[]) => [
  {
    id: 'plate',
    name: 'images',
    options: {
      template: 'IMAGES-8',
      theme: 'image_background',
      subtitle: 'Portfolio',
      title: 'Light, as it fell',
      description: TEXT,
      ...button,
      images,
    },
  },
  {
    id: 'quote',
    name: 'quote',
    options: {
      template: 'QUOTE-4',
      subtitle: 'Kind words',
      items: [
        { quote: '<p>They waited with us until the rain had gone.</p>', name: 'June', subtitle: 'Wedding' },
      ],
      images,
    },
  },
  {
    id: 'invitation',
    name: 'callToAction',
    options: {
      template: 'CTA-3',
      subtitle: 'Dates',
      title: 'A few mornings are left',
      description: TEXT,
      ...button,
      buttonVariant: 'text',
      images,
    },
  },
  {
    id: 'form',
    name: 'inquiryForm',
    options: { template: 'INQUIRY-FORM-9', title: 'Write to us', description: TEXT, images },
  },
]

const header = {
  id: 'header',
  name: 'header',
  options: { template: 'MAIN-HEADER-5', theme: 'light_1', overlay: true, sticky: false },
}
/** Services in the list. */
const shown = ['wedding-day', 'family', 'newborn']
const shelf = {
  id: 'shelf',
  name: 'serviceList',
  options: { template: 'service-list-5', source: 'custom', serviceIds: shown, title: 'Sessions' },
}

/** Blocks with words on pictures, in turn, beside heroes: a page for each picture. */
export const piecesOn = ['header', 'plate', 'quote', 'invitation', 'form', 'shelf'] as const

function showFirst(file: string, picture: Picture): void {
  const { image: _, ...service } = JSON.parse(readFileSync(file, 'utf8')) as { image?: Picture }
  writeFileSync(file, JSON.stringify({ ...service, image: picture }))
}

/** Writes a page for each picture; the services in its list have them all, in turn. */
export async function writePicturedWords(folder: string): Promise<void> {
  await writeWhite(folder)
  const named = [WHITE, ...DARK].map((file) => ({ file, alt: file }))
  for (const picture of named) {
    const layout = { headers: [header], contents: [...contentsOn([picture]), shelf], footers: [] }
    const page = { title: `Words on ${picture.file}`, layout }
    writeFileSync(path.join(folder, `pages/words-on-${picture.file}.json`), JSON.stringify(page))
  }
  for (const [index, service] of shown.entries())
    showFirst(path.join(folder, `services/${service}.json`), named[index % named.length]!)
}

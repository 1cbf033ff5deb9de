import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

const sayings = {
  subtitle: 'Weddings · Families · Minis',
  title: 'Quiet pictures of *loud* days',
  description: '<p>Photographs of what happened, by two people who would rather wait for a moment.</p>',
}
const hero = (picture: string) => ({
  id: `hero-${picture}`,
  name: 'hero',
  options: {
    template: 'HERO-1',
    theme: 'image_background',
    ...sayings,
    heightMode: 'fixed',
    images: [{ file: picture, alt: picture }],
  },
})

/** Templates beside the heroes that lay words on a picture. */
export const PLATES = ['CTA-3', 'QUOTE-4', 'IMAGES-8', 'INQUIRY-FORM-9'] as const
const kindsOfPlates = {
  'CTA-3': 'callToAction',
  'QUOTE-4': 'quote',
  'IMAGES-8': 'images',
  'INQUIRY-FORM-9': 'inquiryForm',
}

const said = { name: 'Noah Alder', subtitle: 'Photographer', quote: sayings.description }

const plate = (template: (typeof PLATES)[number], picture: string) => ({
  id: `${template}-${picture}`,
  name: kindsOfPlates[template],
  options: {
    template,
    ...sayings,
    ...(template === 'QUOTE-4' && { items: [said] }),
    images: [{ file: picture, alt: picture }],
  },
})

const photographs = path.resolve(import.meta.dirname, '../../.data/flows/photographs')
const nameOf = (file: string) => path.basename(file, path.extname(file))

/** All photographs of the demo. */
export const allPictures = (): string[] =>
  readdirSync(photographs)
    .filter((name) => name.endsWith('.jpg'))
    .map(nameOf)
    .toSorted()

/** A picture as light as one can be: no side of it carries white words. */
export const WHITE = 'white-paper'

/** Draws the white picture. */
export async function writeWhite(folder: string): Promise<void> {
  const pictures = path.join(folder, 'pictures')
  mkdirSync(pictures, { recursive: true })
  await sharp({ create: { width: 1920, height: 1280, channels: 3, background: 'white' } })
    .jpeg()
    .toFile(path.join(pictures, `${WHITE}.jpg`))
}

/** Pages on which each photograph bears words, by each template that lays any on one. */
export async function everyPicture(folder: string): Promise<void> {
  await writeWhite(folder)
  const all = [...allPictures(), WHITE]
  const write = (slug: string, contents: readonly object[]) =>
    writeFileSync(
      path.join(folder, `pages/${slug}.json`),
      JSON.stringify({ title: 'Every picture', layout: { contents } }),
    )
  write('every-picture', all.map(hero))
  for (const template of PLATES)
    write(
      template.toLowerCase(),
      all.map((picture) => plate(template, picture)),
    )
}

import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Where the pictures of one page, and of what can be added to a booking, are kept. */
export const ELSEWHERE = 'https://pictures.example'

const picture = (name: string) => ({ url: `${ELSEWHERE}/${name}.jpg`, alt: name, width: 1200, height: 800 })

function change(file: string, to: (content: Record<string, unknown>) => object): void {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify(to(Object(content))))
}

/** A page with no picture of the studio's own, and add-ons with pictures. */
export function keepPicturesElsewhere(folder: string): void {
  const images = ['one', 'two', 'three'].map(picture)
  const contents = [{ id: 'elsewhere', name: 'images', options: { template: 'IMAGES-3', images } }]
  change(path.join(folder, 'pages/portfolio.json'), (page) => ({ ...page, layout: { contents } }))
  change(path.join(folder, 'services/orchard-light-minis.json'), ({ addons, ...service }) => ({
    ...service,
    addons: (addons as object[]).map((addon, index) => ({ ...addon, image: picture(`addon-${index}`) })),
  }))
}

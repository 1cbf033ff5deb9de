import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { lookAt, seenIn } from '../packages/server/src/studio-folder/picture-sight.ts'

const QUERY = '?photograph'

/** The picture as an import would store it, all but its address. */
export async function pictureOf(file: string) {
  // The catalogue brings all that draws, which most who start Storybook never ask for.
  const { photographs } = await import('./photographs/catalogue/index.ts')
  const { position = '50% 50%' } = photographs.find(({ name }) => name === basename(file, '.jpg')) ?? {}
  const source = await readFile(file)
  const { width, height } = await sharp(source).metadata()
  return { width, height, position, ...seenIn(await lookAt(source), position) }
}

/** Answers `….jpg?photograph` with the picture that a studio's page would have of it. */
export const photographModule = (): Plugin => ({
  name: 'photograph-module',
  enforce: 'pre',
  load: {
    filter: { id: /\.jpg\?photograph$/ },
    async handler(id) {
      const file = id.slice(0, -QUERY.length)
      const picture = JSON.stringify(await pictureOf(file))
      return `import url from ${JSON.stringify(`${file}?url`)}\nexport default { url, ...${picture} }`
    },
  },
})

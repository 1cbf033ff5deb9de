import { expect, test } from 'vitest'
import { prints } from './kit/story/pictures.ts'
import { templateKeys } from './registry.ts'
import { loadTemplate } from './template-loading.ts'

const [print] = prints(1)
const ofNoSize = { ...print, width: undefined, height: undefined }
const playing = { images: prints(3), mediaMode: 'slider', displayType: 'SLIDESHOW', autoplay: true }

test.each([...templateKeys])('%s wakes by itself where it plays by itself', async (key) => {
  const template = await loadTemplate(key)
  const plays = 'autoplay' in template.parse({}) && template.isLive(playing)
  expect(plays && template.wakes(playing) === 'touched').toBe(false)
})

test.each(['images/IMAGES-1', 'images/IMAGES-6', 'images/IMAGES-9'] as const)(
  '%s finds its shape before it is seen',
  async (key) => {
    const { wakes } = await loadTemplate(key)
    expect(wakes({ images: prints(3) })).not.toBe('near')
    expect(wakes({ images: [ofNoSize, ...prints(2)] })).toBe('near')
  },
)

test('a studio’s grid sleeps until it is touched', async () => {
  const { wakes } = await loadTemplate('studioGallery/STUDIO-GALLERY-1')
  expect(wakes({ ...playing, displayType: 'GRID' })).toBe('touched')
})

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { conforms } from '../testing/conforms.tsx'
import { Image } from './image.tsx'
import type { PictureSource } from './picture-source.ts'
import { Placeholder } from './placeholder.tsx'
import { PictureLayer, PictureStage, Scrim } from './scrim.tsx'

const own: PictureSource = {
  url: '/media/a.jpg',
  additionalImageUrls: { _sm: '/media/a_sm.jpg' },
  alt: 'Two people on a pier',
  width: 1920,
  height: 1280,
}

conforms('Image', <Image source={own} sizes="c5·t4·m4" />)
conforms('Image of nothing', <Image source={null} sizes="c5" ratio="A-45" />)
conforms('Placeholder', <Placeholder index={2} caption="Two people on a pier" />)
conforms('PictureStage', <PictureStage>Words</PictureStage>)
conforms('PictureLayer', <PictureLayer>Words</PictureLayer>)
conforms('Scrim', <Scrim strength={0.2}>Words</Scrim>)

const markupOf = (source: PictureSource | null, priority = false) =>
  renderToStaticMarkup(<Image source={source} sizes="c5·t4·m4" priority={priority} />)

describe('Image', () => {
  it('offers our own media as AVIF in its widths, with the stored JPEG under it', () => {
    const markup = markupOf(own)
    const sets = [...markup.matchAll(/srcSet="([^"]+)"/gi)].map(([, set]) => set)
    expect(sets).toEqual(['/media/a_sm.avif 700w, /media/a.avif 1920w'])
    expect(markup.match(/sizes="\(min-width:1408px\) 533px/g)).toHaveLength(1)
    expect(markup).toMatch(/<img[^>]* src="\/media\/a.jpg"/)
    expect(markup).toContain('loading="lazy"')
    expect(markup).toContain('aspect-ratio:1920 / 1280')
    expect(markup).not.toContain('rel="preload"')
  })

  it('takes a foreign picture as it is', () => {
    const markup = markupOf({ url: 'https://elsewhere.test/a.jpg' })
    expect(markup).not.toMatch(/<source|srcset/i)
    expect(markup).toContain('src="https://elsewhere.test/a.jpg"')
  })

  it('fetches the priority picture at once and preloads its AVIF', () => {
    const markup = markupOf(own, true)
    const [preload = ''] = /<link[^>]*>/.exec(markup) ?? []
    expect(preload).toContain('rel="preload" as="image"')
    expect(preload).toContain('imageSrcSet="/media/a_sm.avif 700w, /media/a.avif 1920w"')
    expect(preload).toContain('imageSizes="(min-width:1408px) 533px')
    expect(preload).toContain('type="image/avif"')
    expect(preload).toContain('fetchPriority="high"')
    expect(markup.match(/<link/g)).toHaveLength(1)
    expect(markup).toMatch(/<img[^>]* loading="eager" fetchPriority="high"/)
  })

  it('lets no stored position write other styles', () => {
    const markup = markupOf({ url: '/a.jpg', position: '0 0;background:url(//evil.test)' })
    expect(markup).not.toContain('object-position')
    expect(markup).not.toContain('evil')
  })

  it('lays the veil over it', () => {
    expect(markupOf({ ...own, overlay: 40 })).toContain('opacity:0.4')
    expect(markupOf({ ...own, overlay: 0 })).not.toContain('opacity')
  })

  it('puts a decorative placeholder in place of nothing, six taking turns', () => {
    const variants = [0, 1, 5, 6, -1].map(
      (index) => /data-placeholder="(\d)"/.exec(renderToStaticMarkup(<Placeholder index={index} />))?.[1],
    )
    expect(variants).toEqual(['1', '2', '6', '1', '2'])
    expect(markupOf(null)).toContain('aria-hidden="true"')
    expect(markupOf({ ...own, url: '' })).not.toContain('<img')
  })

  it('leaves the fill alone where words stand on it', () => {
    const ground = renderToStaticMarkup(<Image source={null} sizes="bleed" ratio="fill" isGround />)
    expect(ground).toContain('data-placeholder')
    expect(ground).not.toContain('<svg')
  })
})

import { describe, expect, it } from 'vitest'
import { formatsOf, naturalRatio, positionOf, srcSetOf } from './picture-source.ts'

const own = {
  url: '/media/ab/cd.jpg',
  additionalImageUrls: { _sm: '/media/ab/cd_sm.jpg', _md: '/media/ab/cd_md.jpg', _lg: '/media/ab/cd_lg.jpg' },
}

describe('srcSetOf', () => {
  it('names every version with its width', () => {
    expect(srcSetOf(own)).toBe(
      '/media/ab/cd_sm.jpg 700w, /media/ab/cd_md.jpg 1000w, /media/ab/cd_lg.jpg 1500w, /media/ab/cd.jpg 1920w',
    )
  })
  it.each([
    [{ url: '/a.jpg' }, undefined],
    [{ url: '/a.jpg', additionalImageUrls: { _md: '', _lg: null } }, undefined],
    [{ url: '/a.jpg', additionalImageUrls: { _md: '/b.jpg' } }, '/b.jpg 1000w, /a.jpg 1920w'],
    [{ url: '/a b,c.jpg', additionalImageUrls: { _sm: '/s.jpg' } }, '/s.jpg 700w, /a%20b%2Cc.jpg 1920w'],
  ])('%j', (source, expected) => {
    expect(srcSetOf(source)).toBe(expected)
  })
})

describe('formatsOf', () => {
  it('derives AVIF and WebP of our own media, AVIF first', () => {
    expect(formatsOf({ url: '/media/a.JPEG', additionalImageUrls: { _sm: '/media/a_sm.jpg' } })).toEqual([
      { type: 'image/avif', srcSet: '/media/a_sm.avif 700w, /media/a.avif 1920w' },
      { type: 'image/webp', srcSet: '/media/a_sm.webp 700w, /media/a.webp 1920w' },
    ])
  })
  it.each([
    'https://elsewhere.test/media/a.jpg',
    '//elsewhere.test/media/a.jpg',
    '/media/a.png',
    '/media/a.jpg?v=2',
    '/assets/a.jpg',
  ])('none of %s', (url) => {
    expect(formatsOf({ url })).toEqual([])
    expect(formatsOf({ ...own, additionalImageUrls: { _sm: url } })).toEqual([])
  })
})

describe('positionOf', () => {
  it.each(['50% 20%', 'left top', '12.5% 0%', 'center'])('keeps %s', (position) => {
    expect(positionOf(position)).toBe(position)
  })
  it.each([undefined, '', '50%;background:url(//x)', 'inherit', '1e3% 0%', '10px 10px'])(
    'replaces %j',
    (value) => {
      expect(positionOf(value)).toBe('50% 50%')
    },
  )
})

describe('naturalRatio', () => {
  it.each([
    [1920, 1280, '1920 / 1280'],
    [0, 1280, undefined],
    [undefined, 1280, undefined],
    [-1, -1, undefined],
    [Number.NaN, 1, undefined],
  ])('%s by %s', (width, height, expected) => {
    expect(naturalRatio(width, height)).toBe(expected)
  })
})

import { describe, expect, it } from 'vitest'
import { avifOf, isPictureAddress, naturalRatio, positionOf, srcSetOf } from './picture-source.ts'

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
    [{ url: '/a.jpg', additionalImageUrls: { _md: 'blob:https://other.example/1' } }, undefined],
    [{ url: 'data:image/svg+xml,<svg/>', additionalImageUrls: { _md: '/b.jpg' } }, undefined],
    [{ url: '/a b,c.jpg', additionalImageUrls: { _sm: '/s.jpg' } }, '/s.jpg 700w, /a%20b%2Cc.jpg 1920w'],
  ])('%j', (source, expected) => {
    expect(srcSetOf(source)).toBe(expected)
  })
})

describe('avifOf', () => {
  it('derives the AVIF versions of our own media', () => {
    expect(avifOf({ url: '/media/a.JPEG', additionalImageUrls: { _sm: '/media/a_sm.jpg' } })).toEqual({
      type: 'image/avif',
      srcSet: '/media/a_sm.avif 700w, /media/a.avif 1920w',
    })
  })
  it.each(['https://elsewhere.test/media/a.jpg', '/media/a.png', '/media/a.jpg?v=2', '/assets/a.jpg'])(
    'none of %s',
    (url) => {
      expect(avifOf({ url })).toBeUndefined()
      expect(avifOf({ ...own, additionalImageUrls: { _sm: url } })).toBeUndefined()
    },
  )
})

it('leaves a version out that no picture can have', () => {
  expect(avifOf({ ...own, additionalImageUrls: { _sm: '//elsewhere.test/media/a.jpg' } })?.srcSet).toBe(
    '/media/ab/cd.avif 1920w',
  )
})

describe('positionOf', () => {
  it.each(['50% 20%', 'left top', '12.5% 0%', 'center'])('keeps %s', (position) => {
    expect(positionOf(position)).toBe(position)
  })
  it.each([undefined, '', '50% 50%', '50%;background:url(//x)', 'inherit', '1e3% 0%', '10px 10px'])(
    'leaves out %j',
    (value) => {
      expect(positionOf(value)).toBeUndefined()
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

describe('isPictureAddress', () => {
  it.each(['/media/a.jpg', 'https://pictures.example/a.jpg', 'data:image/svg+xml,x', './a.jpg'])(
    'takes %s',
    (url) => expect(isPictureAddress(url)).toBe(true),
  )
  it.each([
    '',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '//other.example/a.jpg',
    '/\\other.example/a.jpg',
    'blob:https://other.example/1',
    'http://other.example/a.jpg',
    'https://x;script-src-elem evil.test;x/a.jpg',
    'https://x;script-src-elem/a.jpg',
    'https://*/a.jpg',
    'https://user:word@other.example/a.jpg',
    'https://[::1/a.jpg',
    'https://',
  ])('refuses %s', (url) => expect(isPictureAddress(url)).toBe(false))
})

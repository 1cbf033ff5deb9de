import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { conforms } from '../testing/conforms.tsx'
import { inSite } from '../testing/in-site.tsx'
import { LightboxProvider } from './lightbox-provider.tsx'
import { LightboxTrigger } from './lightbox-trigger.tsx'

const pictures = [{ url: '/media/a.jpg', alt: 'Two people on a pier' }, { url: '/media/b.jpg' }]
const inside = (part: ReactNode) => <LightboxProvider pictures={pictures}>{part}</LightboxProvider>
const trigger = (index: number) => <LightboxTrigger index={index}>A print</LightboxTrigger>

conforms('LightboxTrigger', trigger(0), inside)

it.each([
  [0, 'Open image: Two people on a pier'],
  [1, 'Open image 2 of 2'],
])('picture %i is opened by “%s”', (index, name) => {
  expect(renderToStaticMarkup(inSite(inside(trigger(index))))).toContain(`aria-label="${name}"`)
})

it('is the picture alone where nothing opens', () => {
  expect(renderToStaticMarkup(inSite(trigger(0)))).toBe('A print')
})

const leadsTo = (url: string) => {
  const around = <LightboxProvider pictures={[{ url }]}>{trigger(0)}</LightboxProvider>
  return /href="([^"]*)"/.exec(renderToStaticMarkup(inSite(around)))?.[1]
}

it.each([
  ['/media/a.jpg', '/media/a.jpg'],
  ['https://pictures.example/a.jpg', 'https://pictures.example/a.jpg'],
  ['data:image/png;base64,AAAA', '#'],
  ['javascript:alert(1)', undefined],
])('without a script %s leads to %s', (url, address) => {
  expect(leadsTo(url)).toBe(address)
})

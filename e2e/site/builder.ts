import type { Frame, Page } from '@playwright/test'
import { testPort } from '../../scripts/test-port.ts'

const SITE_PORT = testPort(3210)

/** Nobody listens there: each page of these origins is given by the test. */
export const BUILDER = `http://builder.localhost:${SITE_PORT + 1}`
export const STRANGER = `http://stranger.localhost:${SITE_PORT + 1}`

const color = (value: string) => ({
  background: value,
  lines: '#888888',
  headings: '#222222',
  paragraphs: '#222222',
  solidButton: '#222222',
  outlineTextButtonLink: '#222222',
  noticeDecoration: '#222222',
})

/** A theme whose every surface of the first scheme has one colour. */
export const themeOf = (background: string, typography = 'atelier') => ({
  name: 'Sent',
  styles: { typography, buttonRadius: 2, fieldStyle: 'box' },
  colorPalettes: [
    {
      id: 'sent',
      name: 'Sent',
      isActive: true,
      colorSchemes: [{ id: 'light_1', colors: { primary: color(background), secondary: color(background) } }],
    },
  ],
})

export const themeUpdate = (sequence: number, background: string, typography?: string) => ({
  action: 'web-builder-theme-update',
  sequence,
  theme: themeOf(background, typography),
})

/** Ways in which a message may be meant badly; the last of them is the one that fits. */
export const bodiesOf = (background: string) => `(() => {
  const good = ${JSON.stringify(themeUpdate(1, background))}
  const circle = { ...good }; circle.theme = { ...good.theme, circle }
  const deep = (levels) => levels ? [deep(levels - 1)] : 1
  return [
    { ...good, theme: { ...good.theme, extra: 1 } },
    { ...good, action: 'web-builder-theme-updates' },
    { ...good, theme: { ...good.theme, name: 'x'.repeat(300 * 1024) } },
    circle,
    { ...good, theme: { ...good.theme, menuItems: deep(60) } },
    JSON.parse(JSON.stringify(good).replace('"sequence"', '"__proto__":{"isAdmin":true},"sequence"')),
    JSON.parse(JSON.stringify(good).replaceAll('${background}', 'red;}body{display:none}')),
    new Map(Object.entries(good)),
    JSON.stringify(good),
    good,
  ]
})()`

const script = (background: string) => `
  window.heard = []
  addEventListener('message', ({ origin, data }) => window.heard.push({ origin, data }))
  window.preview = () => document.querySelector('iframe').contentWindow
  window.send = (body) => window.preview().postMessage(body, '*')
  window.bodies = ${bodiesOf(background)}
`

/** Gives pages of an origin: a holder of a frame, and whatever else stands in it. */
export async function givePage(
  page: Page,
  origin: string,
  { frames = [], background = '#123456' }: { frames?: readonly string[]; background?: string } = {},
): Promise<void> {
  const body = `<!doctype html><html lang="en"><title>Builder</title>${frames.join('')}<script>${script(background)}</script>`
  await page.context().route(`${origin}/**`, (route) => route.fulfill({ contentType: 'text/html', body }))
}

export const frameOf = (url: string, attributes = ''): string =>
  `<iframe title="Preview" width="1200" height="800" src="${url}" ${attributes}></iframe>`

export const previewOf = (page: Page): Frame => {
  const found = page.frames().find((frame) => frame.url().endsWith('/web-builder/preview'))
  if (!found) throw new Error('No frame holds the preview')
  return found
}

export type Heard = Readonly<{ origin: string; data: Readonly<Record<string, unknown>> }>

/** What the holder has heard of one action. */
export const heardOf = (page: Page, action: string): Promise<Heard[]> =>
  page.evaluate(
    (wanted) =>
      (window as unknown as { heard: Heard[] }).heard.filter(({ data }) => data['action'] === wanted),
    action,
  )

export const send = (page: Page, body: unknown): Promise<void> =>
  page.evaluate((sent) => (window as unknown as { send: (body: unknown) => void }).send(sent), body)

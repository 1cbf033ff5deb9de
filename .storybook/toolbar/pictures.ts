import { printOf } from '@bellows/ui/testing'
import { photographFor } from './photographs.ts'

const kept = new WeakMap<HTMLImageElement, string>()

const inPlaceOf = (url: string, name: string) => {
  const print = printOf(url)
  return print ? photographFor({ ...print, name }) : undefined
}

function toPhotograph(image: HTMLImageElement): void {
  const photograph = inPlaceOf(image.src, image.alt)
  if (!photograph) return
  kept.set(image, image.src)
  image.src = photograph.url
}

function toPrint(image: HTMLImageElement): void {
  const print = kept.get(image)
  if (!print) return
  kept.delete(image)
  image.src = print
}

const observer = new MutationObserver(() => {
  for (const image of document.images) toPhotograph(image)
})

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  Object.getPrototypeOf(value) === Object.prototype &&
  !('$$typeof' in value)

/** Options with the photographs in place of prints, and what is seen in them: templates place their words by that. */
export function photographed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(photographed)
  if (!isPlain(value)) return value
  const { url, alt, subject: _subject, ...picture } = value
  const photograph = typeof url === 'string' ? inPlaceOf(url, String(alt)) : undefined
  if (photograph) return { ...picture, alt, ...photograph }
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, photographed(inner)]))
}

/** Hangs the demo's photographs in the place of flat prints that no options name, in whatever story is shown, or takes them down again. */
export function hangPictures(pictures: unknown): void {
  observer.disconnect()
  for (const image of document.images) (pictures === 'photographs' ? toPhotograph : toPrint)(image)
  if (pictures === 'photographs')
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['src'] })
}

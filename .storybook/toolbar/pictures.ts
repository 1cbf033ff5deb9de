import { printOf } from '@bellows/ui/testing'
import { photographFor } from './photographs.ts'

const kept = new WeakMap<HTMLImageElement, string>()

function toPhotograph(image: HTMLImageElement): void {
  const print = printOf(image.src)
  const photograph = print && photographFor({ ...print, name: image.alt })
  if (!photograph) return
  kept.set(image, image.src)
  image.src = photograph
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

/** Hangs the demo's photographs in the place of flat prints, in whatever story is shown, or takes them down again. */
export function hangPictures(pictures: unknown): void {
  observer.disconnect()
  for (const image of document.images) (pictures === 'photographs' ? toPhotograph : toPrint)(image)
  if (pictures === 'photographs')
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['src'] })
}

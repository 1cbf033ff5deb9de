import type { Image } from '@bellows/domain'
import { useEffect, useState, type RefObject } from 'react'

type Ratios = Readonly<Record<number, number>>

const ratioOf = (width = 0, height = 0) => (width > 0 && height > 0 ? width / height : undefined)
const places = '[data-picture]'

/** Place and shape of a picture that has loaded. */
function learned(image: HTMLImageElement): Ratios {
  const place = image.closest<HTMLElement>(places)?.dataset['picture']
  const ratio = ratioOf(image.naturalWidth, image.naturalHeight)
  return place && ratio ? { [place]: ratio } : {}
}

/**
 * Width / height of each picture. One of unknown size learns it when it has loaded, from the `img` inside the
 * element with its place in `data-picture`.
 */
export function useRatios(root: RefObject<HTMLElement | null>, images: readonly Image[]) {
  const [loaded, setLoaded] = useState<Ratios>({})
  const isComplete = images.every(({ width, height }) => ratioOf(width, height))
  useEffect(() => {
    const element = root.current
    if (isComplete || !element) return undefined
    const learn = (pictures: readonly HTMLImageElement[]) =>
      setLoaded((before) => Object.assign({}, before, ...pictures.map(learned)) as Ratios)
    const onLoad = ({ target }: Event) => target instanceof HTMLImageElement && learn([target])
    learn([...element.querySelectorAll('img')].filter(({ complete }) => complete))
    element.addEventListener('load', onLoad, true)
    return () => element.removeEventListener('load', onLoad, true)
  }, [root, isComplete])
  return images.map(({ width, height }, index) => ratioOf(width, height) ?? loaded[index])
}

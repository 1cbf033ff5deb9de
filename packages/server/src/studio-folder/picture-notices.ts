import { isShownPicture } from '@bellows/domain'
import { fileOfService } from './check-service.ts'
import { rewriteJson, type Place } from './rewrite-json.ts'
import type { StudioFolder } from './studio-folder.ts'

const traits = ['alt', 'width', 'height', 'position', 'objectFit', 'overlay', 'additionalImageUrls']
const pictureNames = /image|picture|photo|avatar|logo/i

/** Every address of a picture in the data, with its place. */
function addressesIn(data: unknown): [string, Place][] {
  const found: [string, Place][] = []
  rewriteJson(data, (value, place) => {
    const isNamed = pictureNames.test(place.findLast((part) => typeof part === 'string') ?? '')
    const url: unknown = Object(value)['url']
    if (typeof url === 'string' && (isNamed || traits.some((trait) => trait in Object(value))))
      found.push([url, [...place, 'url']])
    if (
      typeof value === 'string' &&
      /ImageUrls|Url$/.test(place.join(' ')) &&
      pictureNames.test(place.join(' '))
    )
      found.push([value, place])
    return undefined
  })
  return found
}

/** Pictures that no page will show for their address, a line each. */
export function pictureNotices({ services, pages, theme, instagram }: StudioFolder): string[] {
  const files: [string, unknown][] = [
    ['theme.json', theme],
    ['instagram.json', instagram],
    ...services.map((service): [string, unknown] => [fileOfService(service), service]),
    ...pages.map((page): [string, unknown] => [`pages/${page.slug ?? 'home'}.json`, page]),
  ]
  return files.flatMap(([file, data]) =>
    addressesIn(data)
      .filter(([address]) => address !== '' && !isShownPicture(address))
      .map(([address, place]) => {
        const shown = JSON.stringify(address.slice(0, 120))
        return `${file} at ${place.join('.')}: the picture ${shown} has no https address and will not be shown`
      }),
  )
}

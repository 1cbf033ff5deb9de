import { isShownPicture, pictureAddresses } from '@bellows/domain'
import { fileOfService } from './check-service.ts'
import type { StudioFolder } from './studio-folder.ts'

/** Pictures that no page will show for their address, a line each. */
export function pictureNotices({ services, pages, theme, instagram }: StudioFolder): string[] {
  const files: [string, unknown][] = [
    ['theme.json', theme],
    ['instagram.json', instagram],
    ...services.map((service): [string, unknown] => [fileOfService(service), service]),
    ...pages.map((page): [string, unknown] => [`pages/${page.slug ?? 'home'}.json`, page]),
  ]
  return files.flatMap(([file, data]) =>
    [...pictureAddresses(data)]
      .filter(([address]) => address !== '' && !isShownPicture(address))
      .map(([address, place]) => {
        const shown = JSON.stringify(address.slice(0, 120))
        return `${file} at ${place.join('.')}: the picture ${shown} has no https address and will not be shown`
      }),
  )
}

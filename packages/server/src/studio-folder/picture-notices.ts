import { isShownPicture, pictureAddresses, sharedOrigins } from '@bellows/domain'
import { fileOfService } from './check-service.ts'
import { pageFile } from './page-file.ts'
import type { StudioFolder } from './studio-folder.ts'

type Parts = Pick<StudioFolder, 'studio' | 'services' | 'pages' | 'theme' | 'instagram'>

/** Hosts that the page's policy has no room for, in the order in which the server reads a studio. */
function crowdedOut({ studio, services, pages, theme, instagram }: Parts): string[] {
  const { leftOut } = sharedOrigins([studio, instagram, theme, services, pages])
  return leftOut.length === 0
    ? []
    : [`pictures lie at more hosts than a page can name: those at ${leftOut.join(', ')} will not be shown`]
}

/** Pictures that no page will show, a line each for their address, and one for hosts that are too many. */
export function pictureNotices(folder: Parts): string[] {
  const { services, pages, theme, instagram } = folder
  const files: [string, unknown][] = [
    ['theme.json', theme],
    ['instagram.json', instagram],
    ...services.map((service): [string, unknown] => [fileOfService(service), service]),
    ...pages.map((page): [string, unknown] => [pageFile(page.slug), page]),
  ]
  const unshown = files.flatMap(([file, data]) =>
    [...pictureAddresses(data)]
      .filter(([address]) => address !== '' && !isShownPicture(address))
      .map(([address, place]) => {
        const shown = JSON.stringify(address.slice(0, 120))
        return `${file} at ${place.join('.')}: the picture ${shown} has no https address and will not be shown`
      }),
  )
  return [...unshown, ...crowdedOut(folder)]
}

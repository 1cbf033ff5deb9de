import { joinedFiles } from '@bellows/domain'
import { beforeLeaving } from './first-page.ts'

declare global {
  interface Window {
    /** Addresses of style sheets that the document has in other ways than by a link of their own. */
    presentStyles?: ReadonlySet<string>
  }
}

/** A copy in the head stays when the page goes; it is there before the next page is. */
const keepLater = ({ href }: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    const copy = document.createElement('link')
    copy.rel = 'stylesheet'
    copy.href = href
    copy.addEventListener('load', () => resolve())
    copy.addEventListener('error', () => resolve())
    document.head.append(copy)
  })

/**
 * The document has its styles inline or as one joined file: the bundler's loader reads here which files need not be
 * fetched when code that belongs to them arrives. What stands in the page itself is kept when the visitor walks on, and
 * not before: a sheet that is added makes the browser reckon the whole page's looks anew.
 */
export function announcePresentStyles(): void {
  const inline = document.querySelector<HTMLElement>('style[data-files]')?.dataset['files'] ?? ''
  const later = [...document.querySelectorAll<HTMLLinkElement>('link[data-later]')]
  const joined = later.find(({ dataset }) => dataset['later'] === 'page')
  const files = joined ? joinedFiles(new URL(joined.href).pathname) : inline.split(' ').filter(Boolean)
  window.presentStyles = new Set(files)
  let kept: Promise<unknown> | undefined
  beforeLeaving(() => (kept ??= Promise.all(later.map(keepLater))))
}

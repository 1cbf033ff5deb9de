import { joinedFiles } from '../style/joined-address.ts'

function announce(file: string): void {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.disabled = true
  link.setAttribute('disabled', '')
  link.setAttribute('href', file)
  document.head.append(link)
}

/** The files of the first page's styles stand in the page; copies in the head stay when the page goes. */
function keepLater(later: HTMLLinkElement): void {
  const copy = document.createElement('link')
  copy.rel = 'stylesheet'
  copy.href = later.href
  document.head.append(copy)
}

/**
 * The document has its styles inline or as one joined file. A disabled link for each of the files in them is not
 * fetched, and keeps the bundler's loader from fetching the file when code that belongs to it arrives.
 */
export function announcePresentStyles(): void {
  const inline = document.querySelector<HTMLElement>('style[data-files]')?.dataset['files'] ?? ''
  const later = document.querySelectorAll<HTMLLinkElement>('link[data-later]')
  for (const link of later) keepLater(link)
  const joined = [...later].find(({ dataset }) => dataset['later'] === 'page')
  const files = joined ? joinedFiles(new URL(joined.href).pathname) : inline.split(' ').filter(Boolean)
  for (const file of files) announce(file)
}

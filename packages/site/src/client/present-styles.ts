/**
 * The document has its styles inline. A disabled link for each of their files is not fetched, and keeps the bundler's
 * loader from fetching the file when code that belongs to it arrives.
 */
export function announcePresentStyles(): void {
  const files = document.querySelector<HTMLElement>('style[data-files]')?.dataset['files'] ?? ''
  for (const file of files.split(' ').filter(Boolean)) {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.disabled = true
    link.setAttribute('disabled', '')
    link.setAttribute('href', file)
    document.head.append(link)
  }
}

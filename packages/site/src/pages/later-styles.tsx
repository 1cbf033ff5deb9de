import { useState } from 'react'
import { firstPage } from '../client/first-page.ts'

/** The addresses that the server puts those of the page's own styles and of its studio's look in place of. */
export const laterStyles = { page: '/later.css', look: '/look.css' } as const

const isServer = typeof document === 'undefined'
const addressOf = (name: keyof typeof laterStyles) =>
  isServer ? laterStyles[name] : document.querySelector(`link[data-later="${name}"]`)?.getAttribute('href')
const page = addressOf('page')
const look = addressOf('look')

/**
 * Where the first view of a page ends: the styles of all that follows come here as cached files, so that what stands
 * above is painted without them. On later pages the styles come with the code.
 */
export function LaterStyles() {
  const [isFirst] = useState(isServer || firstPage.isShown)
  if (!isFirst || !page || !look) return null
  return (
    <>
      <link rel="stylesheet" data-later="look" href={look} suppressHydrationWarning />
      <link rel="stylesheet" data-later="page" href={page} suppressHydrationWarning />
    </>
  )
}

import type { Decorator } from '@storybook/react-vite'
import { Fragment, useEffect, type ReactNode } from 'react'
import { setMotion } from './motion.ts'
import { hangPictures } from './pictures.ts'

function Pictures({ pictures, children }: { pictures: unknown; children: ReactNode }) {
  useEffect(() => {
    hangPictures(pictures)
  }, [pictures])
  return children
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !('$$typeof' in value)

/** Pictures without their maps of light, which are those of the prints: words count on the lightest, as on a picture never seen. */
function unmapped(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unmapped)
  if (!isPlain(value) || Object.getPrototypeOf(value) !== Object.prototype) return value
  const kept = Object.entries(value).filter(([name]) => name !== 'brightness')
  return Object.fromEntries(kept.map(([name, inner]) => [name, unmapped(inner)]))
}

/** The visitor's wish for motion and the pictures on the walls. Parts ask for motion as they mount, so they mount anew. */
export const withWorld: Decorator = (Story, { globals, args }) => {
  setMotion(globals['motion'])
  const hung = globals['pictures'] === 'photographs' ? { args: unmapped(args) as typeof args } : {}
  return (
    <Fragment key={String(globals['motion'])}>
      <Pictures pictures={globals['pictures']}>
        <Story {...hung} />
      </Pictures>
    </Fragment>
  )
}

import type { Decorator, Loader } from '@storybook/react-vite'
import { Fragment, useEffect, type ReactNode } from 'react'
import { setMotion } from './motion.ts'
import { loadPhotographs } from './photographs.ts'
import { hangPictures, photographed } from './pictures.ts'

const isHung = (globals: Record<string, unknown>) => globals['pictures'] === 'photographs'

function Pictures({ pictures, children }: { pictures: unknown; children: ReactNode }) {
  useEffect(() => {
    hangPictures(pictures)
  }, [pictures])
  return children
}

/** Pictures are seen before a story that is hung with them is drawn. */
export const loadWorld: Loader = async ({ globals }) => {
  if (isHung(globals)) await loadPhotographs()
}

/** The visitor's wish for motion and the pictures on the walls. Parts ask for motion as they mount, so they mount anew. */
export const withWorld: Decorator = (Story, { globals, args }) => {
  setMotion(globals['motion'])
  const hung = isHung(globals) ? { args: photographed(args) as typeof args } : {}
  return (
    <Fragment key={String(globals['motion'])}>
      <Pictures pictures={globals['pictures']}>
        <Story {...hung} />
      </Pictures>
    </Fragment>
  )
}

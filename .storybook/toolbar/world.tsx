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

/** The visitor's wish for motion and the pictures on the walls. Parts ask for motion as they mount, so they mount anew. */
export const withWorld: Decorator = (Story, { globals }) => {
  setMotion(globals['motion'])
  return (
    <Fragment key={String(globals['motion'])}>
      <Pictures pictures={globals['pictures']}>
        <Story />
      </Pictures>
    </Fragment>
  )
}

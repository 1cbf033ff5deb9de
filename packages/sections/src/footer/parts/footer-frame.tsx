import { inlineVars } from '@bellows/tokens'
import { classNames } from '@bellows/ui'
import type { ReactNode } from 'react'
import { usePlacement } from '../../kit/placement.tsx'
import { OnBackdrop } from '../../kit/section-frame.tsx'
import { padded, padding, section } from '../../kit/section-frame.css.ts'
import type { FrameOptions } from '../../kit/shared-options.ts'
import * as css from './footer-frame.css.ts'

type FooterFrameProps = {
  options: FrameOptions
  /** Runs to the edges of the window above the padded rest. */
  strip?: ReactNode
  children: ReactNode
}

/** The page's content info landmark, painted and padded like a section. */
export function FooterFrame({ options, strip, children }: FooterFrameProps) {
  const { kind, template } = usePlacement()
  const isOnPicture = options.theme === 'image_background'
  return (
    <footer
      id={options.anchorId || undefined}
      tabIndex={options.anchorId ? -1 : undefined}
      data-kind={kind}
      data-template={template}
      data-scheme={options.theme}
      className={section}
      style={inlineVars({
        [padding.top]: `${options.paddingTop}px`,
        [padding.bottom]: `${options.paddingBottom}px`,
      })}
    >
      {strip}
      <div className={classNames(css.rest, padded)}>
        {isOnPicture ? <OnBackdrop options={options}>{children}</OnBackdrop> : children}
      </div>
    </footer>
  )
}

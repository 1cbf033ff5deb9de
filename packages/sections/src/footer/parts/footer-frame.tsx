import { inlineVars } from '@bellows/tokens'
import { classNames } from '@bellows/ui'
import type { ReactNode } from 'react'
import { usePlacement } from '../../kit/placement.tsx'
import { padded, padding, section } from '../../kit/section-frame.css.ts'
import type { FrameOptions } from '../../kit/shared-options.ts'

/** The page's content info landmark, painted and padded like a section. */
export function FooterFrame({ options, children }: { options: FrameOptions; children: ReactNode }) {
  const { kind, template } = usePlacement()
  return (
    <footer
      data-kind={kind}
      data-template={template}
      data-scheme={options.theme}
      className={classNames(section, padded)}
      style={inlineVars({
        [padding.top]: `${options.paddingTop}px`,
        [padding.bottom]: `${options.paddingBottom}px`,
      })}
    >
      {children}
    </footer>
  )
}

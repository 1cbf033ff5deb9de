import type { ReactNode } from 'react'
import { useHost } from '../../kit/host.tsx'
import { hasAction } from '../../kit/section-action.tsx'
import { SectionFrame } from '../../kit/section-frame.tsx'
import type { ButtonOptions, FrameOptions, HeadingOptions } from '../../kit/shared-options.ts'

type CtaFrameProps = Readonly<{
  options: FrameOptions & HeadingOptions & ButtonOptions
  isPadded?: boolean
  children: (titleId: string) => ReactNode
}>

/** The section of an invitation; without a title and a button there is nothing to invite to. */
export function CtaFrame({ options, isPadded = true, children }: CtaFrameProps) {
  const { isPreview } = useHost()
  if (options.title.trim() === '' && !hasAction(options, isPreview)) return null
  return (
    <SectionFrame options={options} isPadded={isPadded}>
      {children}
    </SectionFrame>
  )
}

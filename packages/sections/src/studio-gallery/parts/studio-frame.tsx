import { Container, Text } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useHost } from '../../kit/host.tsx'
import { SectionFrame } from '../../kit/section-frame.tsx'
import type { StudioOptions } from '../options.ts'
import { shownBy, type Shown } from './shown.ts'

type StudioFrameProps = Readonly<{
  options: StudioOptions
  children: (shown: Shown, titleId: string) => ReactNode
}>

/**
 * The section of a studio gallery. Where posts are wanted of a studio that is not connected it shows the pictures
 * instead; without any it is left out, and the preview says why.
 */
export function StudioFrame({ options, children }: StudioFrameProps) {
  const { isPreview, ...entries } = useHost()
  const shown = shownBy(options, entries)
  if (shown.isUnconnected && shown.images.length === 0 && !isPreview) return null
  return (
    <SectionFrame options={options}>
      {(titleId) => (
        <>
          {children(shown, titleId)}
          {shown.isUnconnected && isPreview && (
            <Container>
              <Text role="note" variant="small" tone="notice">
                <Trans>Connect Instagram to show your posts here.</Trans>
              </Text>
            </Container>
          )}
        </>
      )}
    </SectionFrame>
  )
}

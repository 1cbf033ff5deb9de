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
 * The section of a studio gallery. Where posts are wanted and there are none it shows the pictures instead; without any
 * it is left out. The preview keeps it, and says where the studio is not connected.
 */
export function StudioFrame({ options, children }: StudioFrameProps) {
  const { isPreview, ...entries } = useHost()
  const shown = shownBy(options, entries)
  if (options.source === 'instagram' && shown.images.length === 0 && !isPreview) return null
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

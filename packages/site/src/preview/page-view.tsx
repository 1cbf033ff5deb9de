import { HostProvider } from '@bellows/sections'
import { Text, VisuallyHidden } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { NotFoundScreen } from '../pages/error-page.tsx'
import type { Shown } from './shown.ts'
import { PreviewBlocks } from './preview-block.tsx'
import { usePreviewHosts } from './preview-host.ts'
import { PREVIEW_TITLE } from './preview-title.ts'
import * as css from './preview.css.ts'

type PageViewProps = Readonly<{
  shown: Shown
  /** Stands after the first block. */
  children?: ReactNode
}>

/** A page of sections as visitors see it. */
export function PageView({ shown, children }: PageViewProps) {
  const { headers, contents, footers } = shown.page
  const { around, within } = usePreviewHosts(shown)
  return (
    <>
      <HostProvider value={around}>
        <PreviewBlocks entries={headers} area="header" />
      </HostProvider>
      <HostProvider value={within}>
        <main id="content" tabIndex={-1}>
          {!children && <Unsaid shown={shown} />}
          <PreviewBlocks entries={contents} area="content">
            {children}
          </PreviewBlocks>
        </main>
      </HostProvider>
      <HostProvider value={around}>
        <PreviewBlocks entries={footers} area="footer" />
      </HostProvider>
    </>
  )
}

/** What a page says whose own blocks say nothing. */
function Unsaid({ shown: { isMissing, page, source } }: Pick<PageViewProps, 'shown'>) {
  if (isMissing) return <NotFoundScreen />
  if (page.contents.length === 0) return <EmptyPage isHidden={source.layout.contents.length > 0} />
  const isUnknown = page.contents.every((entry) => entry.isUnknown)
  return isUnknown && <VisuallyHidden as="h1">{source.title || PREVIEW_TITLE}</VisuallyHidden>
}

type EmptyPageProps = Readonly<{
  /** It has sections, of which none shows. */
  isHidden: boolean
}>

function EmptyPage({ isHidden }: EmptyPageProps) {
  return (
    <div className={css.quiet} data-scheme="light_1">
      <Text as="h1">
        {isHidden ? (
          <Trans>Every section of this page is hidden.</Trans>
        ) : (
          <Trans>Add your first section in the builder.</Trans>
        )}
      </Text>
    </div>
  )
}

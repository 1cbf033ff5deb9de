import { CookieChoices, HostProvider } from '@bellows/sections'
import { Container } from '@bellows/ui'
import type { ReactNode } from 'react'
import { BlockSlot } from './block-slot.tsx'
import type { FramedPage, PageBlock, PageData } from './page-data.ts'
import { useRouterContext } from './root-facts.ts'
import { SkipLink } from './skip-link.tsx'
import { TrackingSlot } from './tracking-slot.tsx'
import { usePageHost } from './use-page-host.ts'

export { revealSections } from '@bellows/sections'

type SlotsProps = {
  pageId: string
  blocks: readonly PageBlock[]
  area: 'header' | 'content' | 'footer'
  /** Place of the first of them on the page. */
  from?: number
  /** Taken from the document, where no code has been told what to draw. */
  isAsDrawn?: boolean
}

/**
 * Ids are unique on a page: on the next one the same may name another block, of which the server drew nothing here. A
 * header that lives takes the next page's options and goes on, open as it is, where they are of the same template.
 */
export function Slots({ pageId, blocks, area, from = 0, isAsDrawn = false }: SlotsProps) {
  const keyOf = ({ block, isLive }: PageBlock) =>
    area === 'header' && isLive ? `${block.id} ${String(block.options['template'])}` : `${pageId} ${block.id}`
  return blocks.map((entry, index) => (
    <BlockSlot key={keyOf(entry)} entry={entry} area={area} index={from + index} isAsDrawn={isAsDrawn} />
  ))
}

/** The page as the store has it whole, else as the loader's answer has it for hydration. */
export function useWholePage({ pageKey, page }: FramedPage): PageData {
  return useRouterContext().pages.get(pageKey) ?? page
}

type PageBodyProps = { page: PageData; isAsDrawn?: boolean; children: ReactNode }

/** What stands above a page; it stays while pages change under it. */
export function PageHead({ page, isAsDrawn = false }: Omit<PageBodyProps, 'children'>) {
  return (
    <HostProvider value={usePageHost(page)}>
      <SkipLink />
      <TrackingSlot />
      <Slots pageId={page.id} blocks={page.headers} area="header" isAsDrawn={isAsDrawn} />
    </HostProvider>
  )
}

/** Main part and footer of a page, with the world that its sections need. */
export function PageBody({ page, isAsDrawn = false, children }: PageBodyProps) {
  return (
    <HostProvider value={usePageHost(page)}>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {page.footers.length > 0 ? (
        <Slots pageId={page.id} blocks={page.footers} area="footer" isAsDrawn={isAsDrawn} />
      ) : (
        <BareFoot />
      )}
    </HostProvider>
  )
}

/** What was said to being counted can be taken back where there is no footer, too. */
function BareFoot() {
  return (
    <Container>
      <CookieChoices />
    </Container>
  )
}

/** A whole page that no route stands for. */
export function PageFrame({ page, isAsDrawn = false, children }: PageBodyProps) {
  return (
    <>
      <PageHead page={page} isAsDrawn={isAsDrawn} />
      <PageBody page={page} isAsDrawn={isAsDrawn}>
        {children}
      </PageBody>
    </>
  )
}

/** The head of the page that a route's loader brought. */
export function FramedHead({ framed }: { framed: FramedPage }) {
  return <PageHead page={useWholePage(framed)} isAsDrawn={framed.isAsDrawn ?? false} />
}

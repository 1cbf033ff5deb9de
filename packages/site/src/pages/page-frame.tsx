import { HostProvider } from '@bellows/sections'
import type { ReactNode } from 'react'
import { BlockSlot } from './block-slot.tsx'
import type { PageBlock, PageData } from './page-data.ts'
import { useRouterContext } from './root-facts.ts'
import { SkipLink } from './skip-link.tsx'
import { usePageHost } from './use-page-host.ts'

type SlotsProps = {
  blocks: readonly PageBlock[]
  area: 'header' | 'content' | 'footer'
  /** Place of the first of them on the page. */
  from?: number
}

export function Slots({ blocks, area, from = 0 }: SlotsProps) {
  return blocks.map((entry, index) => (
    <BlockSlot key={entry.block.id} entry={entry} area={area} index={from + index} />
  ))
}

/** The page as the store has it whole, else as the loader's answer has it for hydration. */
export function useWholePage(pageKey: string, page: PageData): PageData {
  return useRouterContext().pages.get(pageKey) ?? page
}

/** Header, main part and footer of a page, with the world that its sections need. */
export function PageFrame({ page, children }: { page: PageData; children: ReactNode }) {
  return (
    <HostProvider value={usePageHost(page)}>
      <SkipLink />
      <Slots blocks={page.headers} area="header" />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Slots blocks={page.footers} area="footer" />
    </HostProvider>
  )
}

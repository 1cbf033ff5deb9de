import { HostProvider } from '@bellows/sections'
import { rootRoute } from '../routes/root.tsx'
import { BlockSlot } from './block-slot.tsx'
import type { PageBlock, PageData } from './page-data.ts'
import { SkipLink } from './skip-link.tsx'
import { usePageHost } from './use-page-host.ts'

type ContentPageProps = { pageKey: string; page: PageData }

/** A page of sections. The store has it whole; the loader's answer is what hydration needs of it. */
export function ContentPage({ pageKey, page }: ContentPageProps) {
  const { pages } = rootRoute.useRouteContext()
  const whole = pages.get(pageKey) ?? page
  return (
    <HostProvider value={usePageHost(whole)}>
      <SkipLink />
      <Slots blocks={whole.headers} area="header" />
      <main id="content" tabIndex={-1}>
        <Slots blocks={whole.contents} area="content" />
      </main>
      <Slots blocks={whole.footers} area="footer" />
    </HostProvider>
  )
}

export function Slots({
  blocks,
  area,
}: {
  blocks: readonly PageBlock[]
  area: 'header' | 'content' | 'footer'
}) {
  return blocks.map((entry, index) => (
    <BlockSlot key={entry.block.id} entry={entry} area={area} index={index} />
  ))
}

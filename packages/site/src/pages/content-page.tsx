import { getRouteApi } from '@tanstack/react-router'
import { LaterStyles } from './later-styles.tsx'
import type { FramedPage } from './page-data.ts'
import { PageBody, Slots, useWholePage } from './page-frame.tsx'

const home = getRouteApi('/')
const page = getRouteApi('/$slug')

/** The page whose slug is null. */
export function HomePage() {
  return <Sections {...home.useLoaderData()} />
}

/** Any other content page. */
export function SlugPage() {
  return <Sections {...page.useLoaderData()} />
}

function Sections(framed: FramedPage) {
  const whole = useWholePage(framed)
  const { id, contents } = whole
  const { isAsDrawn = false } = framed
  // A hero fills a phone; of anything else the next block may show too.
  const slots = { pageId: id, area: 'content', isAsDrawn } as const
  const seen = contents[0]?.block.name === 'hero' ? 1 : 2
  return (
    <PageBody page={whole} isAsDrawn={isAsDrawn}>
      <Slots {...slots} blocks={contents.slice(0, seen)} />
      <LaterStyles />
      <Slots {...slots} blocks={contents.slice(seen)} from={seen} />
    </PageBody>
  )
}

import { getRouteApi } from '@tanstack/react-router'
import { LaterStyles } from './later-styles.tsx'
import type { PageData } from './page-data.ts'
import { PageFrame, Slots, useWholePage } from './page-frame.tsx'

const home = getRouteApi('/')
const page = getRouteApi('/$slug')

/** The page whose slug is null. */
export function HomePage() {
  return <Sections pageKey="" page={home.useLoaderData()} />
}

/** Any other content page. */
export function SlugPage() {
  return <Sections pageKey={page.useParams().slug} page={page.useLoaderData()} />
}

function Sections({ pageKey, page: loaded }: { pageKey: string; page: PageData }) {
  const whole = useWholePage(pageKey, loaded)
  const { contents } = whole
  // A hero fills a phone; of anything else the next block may show too.
  const seen = contents[0]?.block.name === 'hero' ? 1 : 2
  return (
    <PageFrame page={whole}>
      <Slots blocks={contents.slice(0, seen)} area="content" />
      <LaterStyles />
      <Slots blocks={contents.slice(seen)} area="content" from={seen} />
    </PageFrame>
  )
}

import { getRouteApi } from '@tanstack/react-router'
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
  return (
    <PageFrame page={whole}>
      <Slots blocks={whole.contents} area="content" />
    </PageFrame>
  )
}

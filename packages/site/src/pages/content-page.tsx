import type { PageData } from './page-data.ts'
import { PageFrame, Slots, useWholePage } from './page-frame.tsx'

/** A page of sections. */
export function ContentPage({ pageKey, page }: { pageKey: string; page: PageData }) {
  const whole = useWholePage(pageKey, page)
  return (
    <PageFrame page={whole}>
      <Slots blocks={whole.contents} area="content" />
    </PageFrame>
  )
}

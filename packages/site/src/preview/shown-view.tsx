import { Suspense, useEffect, useLayoutEffect } from 'react'
import { PageView } from './page-view.tsx'
import { usePreview } from './preview-context.ts'
import type { Shown } from './shown.ts'

/** Beside what is drawn, within what waits for its code: it says that all of it is in the document. */
function Stands({ shown }: Readonly<{ shown: Shown }>) {
  const preview = usePreview()
  useEffect(() => {
    preview.stands(shown)
  }, [shown, preview])
  return null
}

const pageKeyOf = ({ view, source }: Shown): string => (view.kind === 'step' ? view.step : source.id)

/** With a key of its own for each page: another one begins at its top, a change of the same is seen where it is. */
function BeginsAtTop() {
  useLayoutEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return null
}

/** What the builder asked to see. */
export function ShownView({ shown }: Readonly<{ shown: Shown }>) {
  const { view } = shown
  const stands = <Stands shown={shown} />
  const top = <BeginsAtTop key={pageKeyOf(shown)} />
  const screen = shown.screen?.(shown)
  if (view.kind === 'step')
    return (
      <Suspense>
        {top}
        {screen}
        {stands}
      </Suspense>
    )
  return (
    <>
      {top}
      <PageView shown={shown}>
        {screen && (
          <Suspense>
            {screen}
            {stands}
          </Suspense>
        )}
      </PageView>
      {!screen && stands}
    </>
  )
}

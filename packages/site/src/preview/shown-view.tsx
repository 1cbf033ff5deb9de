import { lazy, Suspense, useEffect, useLayoutEffect, type ReactNode } from 'react'
import type { Shown } from './compose-view.ts'
import { PageView } from './page-view.tsx'
import { usePreview } from './preview-context.ts'

// Booking screens are as large as all else together; who builds pages waits for none of them.
const StepScreen = lazy(async () => ({ default: (await import('./screens/step-screen.tsx')).StepScreen }))
const PanelScreen = lazy(async () => ({ default: (await import('./screens/panel-screen.tsx')).PanelScreen }))
const FinishScreen = lazy(async () => ({
  default: (await import('./screens/finish-screen.tsx')).FinishScreen,
}))

/** What a page of the studio has in its middle beside its own blocks. */
function middleOf(shown: Shown): ReactNode {
  const { view, source, business } = shown
  if (view.kind === 'finish') return <FinishScreen business={business} />
  return view.kind === 'service' || source.serviceId !== null ? (
    <PanelScreen key={source.serviceId ?? ''} shown={shown} />
  ) : null
}

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
  const { view, business } = shown
  const stands = <Stands shown={shown} />
  const top = <BeginsAtTop key={pageKeyOf(shown)} />
  if (view.kind === 'step')
    return (
      <Suspense>
        {top}
        <StepScreen key={view.step} step={view.step} business={business} />
        {stands}
      </Suspense>
    )
  const middle = middleOf(shown)
  return (
    <>
      {top}
      <PageView shown={shown}>
        {middle && (
          <Suspense>
            {middle}
            {stands}
          </Suspense>
        )}
      </PageView>
      {!middle && stands}
    </>
  )
}

import type { Screen, Shown } from '../shown.ts'

async function loadPanel(): Promise<Screen> {
  const { PanelScreen } = await import('./panel-screen.tsx')
  return (shown) => <PanelScreen key={shown.source.serviceId ?? ''} shown={shown} />
}

async function loadFinish(): Promise<Screen> {
  const { FinishScreen } = await import('./finish-screen.tsx')
  return ({ business }) => <FinishScreen business={business} />
}

/**
 * The code of a screen before it is shown: what stood stays until it is there. Booking screens are as large as all else
 * together; who builds pages waits for none of them.
 */
export async function loadScreen({ view, source }: Pick<Shown, 'view' | 'source'>): Promise<Screen | null> {
  if (view.kind === 'step') return (await import('./step-screen.tsx')).loadStep(view.step)
  if (view.kind === 'finish') return loadFinish()
  return view.kind === 'service' || source.serviceId !== null ? loadPanel() : null
}

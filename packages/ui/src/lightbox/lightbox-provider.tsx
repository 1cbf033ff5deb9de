import { useMemo, useRef, useState, type ReactNode } from 'react'
import type { PictureSource } from '../image/picture-source.ts'
import { preloadDialogs } from '../dialog/late-dialogs.ts'
import { LightboxContext, type LightboxHandle } from './lightbox-context.ts'
import { LightboxShell } from './lightbox-shell.tsx'
import { askForViewer } from './load-viewer.ts'

export type LightboxProviderProps = Readonly<{
  pictures: readonly PictureSource[]
  /** Told the place of every picture that comes into view there. */
  onView?: (index: number) => void
  children: ReactNode
}>
type Shown = Readonly<{ index: number; trigger: HTMLElement }>

/** Gives the pictures inside a common lightbox. Nothing of it is fetched before it is wanted. */
export function LightboxProvider({ pictures, onView, children }: LightboxProviderProps) {
  const [shown, setShown] = useState<Shown | null>(null)
  const triggers = useRef(new Map<number, HTMLElement>())
  const lastSeen = useRef(0)
  const handle = useMemo<LightboxHandle>(
    () => ({
      pictures,
      preload: () => {
        preloadDialogs()
        askForViewer()
      },
      open: (index, trigger) => {
        askForViewer()
        lastSeen.current = index
        setShown({ index, trigger })
      },
      register: (index, trigger) => {
        if (trigger) triggers.current.set(index, trigger)
        else triggers.current.delete(index)
      },
    }),
    [pictures],
  )
  return (
    <LightboxContext value={handle}>
      {children}
      {shown && (
        <LightboxShell
          pictures={pictures}
          index={shown.index}
          still={shown.trigger.querySelector('img')?.currentSrc}
          onView={(index) => {
            lastSeen.current = index
            onView?.(index)
          }}
          onClose={() => setShown(null)}
          returnFocusTo={() => triggers.current.get(lastSeen.current) ?? shown.trigger}
        />
      )}
    </LightboxContext>
  )
}

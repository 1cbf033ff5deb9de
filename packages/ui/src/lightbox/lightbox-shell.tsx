import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useEffect } from 'react'
import { holdAutoplay } from '../autoplay/autoplay-hold.ts'
import { lateDialogs } from '../dialog/late-dialogs.ts'
import { NotLoaded } from '../dialog/not-loaded.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import type { PictureSource } from '../image/picture-source.ts'
import { loadPatiently, useLateCode } from '../late/late-code.ts'
import * as css from './lightbox.css.ts'
import { loadViewer } from './load-viewer.ts'

const LightboxViewer = lazy(async () => ({ default: (await loadPatiently(loadViewer)).LightboxViewer }))

type ShellProps = Readonly<{
  pictures: readonly PictureSource[]
  index: number
  /** What the trigger already shows of the picture. */
  still: string | undefined
  onView: (index: number) => void
  onClose: () => void
  returnFocusTo: () => HTMLElement
}>

/** The dialog opens at once with the picture as the page has it; the viewer takes its place when it is there. */
export function LightboxShell({ onClose, returnFocusTo, ...viewer }: ShellProps) {
  const { t } = useLingui()
  const { code: opened, isMissing } = useLateCode(lateDialogs, true)
  useEffect(holdAutoplay, [])
  if (!opened) return isMissing ? <NotLoaded onClose={onClose} /> : null
  return (
    <opened.Modal
      label={t`Picture viewer`}
      scheme="dark_3"
      focusOn="[data-lightbox-close]"
      returnFocusTo={returnFocusTo}
      onClose={onClose}
      className={css.shell}
    >
      <opened.BackCloses onClose={onClose} />
      <Suspense
        fallback={
          <div className={css.waiting}>
            {viewer.still && <img src={viewer.still} alt="" className={css.still} />}
            <div className={css.waitingBar}>
              <IconButton
                icon="close"
                tone="picture"
                label={t`Close`}
                data-lightbox-close=""
                onClick={onClose}
              />
            </div>
          </div>
        }
      >
        <LightboxViewer {...viewer} onClose={onClose} />
      </Suspense>
    </opened.Modal>
  )
}

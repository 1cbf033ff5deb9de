import type { Image } from '@bellows/domain'
import { Button, isPictureAddress } from '@bellows/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { scripted } from '../../kit/unscripted/scripted.css.ts'
import * as css from './gallery-rest.css.ts'

type GalleryRestProps = Readonly<{ images: readonly Image[]; shown: number; onMore: () => void }>

/** The way to the pictures that are not shown yet: a button, or plain links where no script answers it. */
export function GalleryRest({ images, shown, onMore }: GalleryRestProps) {
  const { t } = useLingui()
  const count = images.length
  if (shown >= count) return null
  return (
    <div className={css.rest}>
      <Button variant="outline" className={scripted} onClick={onMore}>
        <Trans>Show more</Trans>
      </Button>
      <noscript>
        {images.slice(shown).map(({ url, alt }, i) => {
          const position = shown + i + 1
          return (
            <p key={position}>
              <a href={isPictureAddress(url) ? url : undefined}>{alt || t`Image ${position} of ${count}`}</a>
            </p>
          )
        })}
      </noscript>
    </div>
  )
}

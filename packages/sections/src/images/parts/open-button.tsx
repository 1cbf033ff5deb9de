import { classNames, IconButton, useLightbox } from '@bellows/ui'
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { scripted } from '../../kit/unscripted/scripted.css.ts'

type OpenButtonProps = Readonly<{ index: number; className?: string }>

/** Opens a picture whose own face is covered by words; nothing where pictures do not open. */
export function OpenButton({ index, className }: OpenButtonProps) {
  const { t } = useLingui()
  const lightbox = useLightbox()
  const register = lightbox?.register
  const ref = useCallback(
    (element: HTMLButtonElement | null) => register?.(index, element),
    [register, index],
  )
  if (!lightbox) return null
  const { open, preload } = lightbox
  return (
    <IconButton
      ref={ref}
      icon="fullscreen"
      tone="picture"
      label={t`Open image`}
      aria-haspopup="dialog"
      className={classNames(scripted, className)}
      onPointerOver={preload}
      onPointerDown={preload}
      onFocus={preload}
      onClick={(event) => open(index, event.currentTarget)}
    />
  )
}

import { useLingui } from '@lingui/react/macro'
import { useCallback, type ComponentProps } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { trigger } from './lightbox.css.ts'
import { useLightbox } from './lightbox-context.ts'

export type LightboxTriggerProps = Omit<ComponentProps<'button'>, 'type'> &
  Readonly<{
    /** Place of the picture in the provider's list. */
    index: number
  }>

/** A button around a picture that opens it; outside of a `LightboxProvider` only the picture. */
export function LightboxTrigger({ index, className, children, ref: given, ...rest }: LightboxTriggerProps) {
  const { t } = useLingui()
  const lightbox = useLightbox()
  const register = lightbox?.register
  const own = useCallback(
    (element: HTMLButtonElement | null) => register?.(index, element),
    [register, index],
  )
  const ref = useComposedRefs(own, given)
  if (!lightbox) return children
  const { open, preload, pictures } = lightbox
  const alt = pictures[index]?.alt
  const position = index + 1
  const count = pictures.length
  return (
    <button
      ref={ref}
      type="button"
      aria-haspopup="dialog"
      aria-label={alt ? t`Open image: ${alt}` : t`Open image ${position} of ${count}`}
      className={classNames(trigger, className)}
      onPointerEnter={preload}
      onPointerDown={preload}
      onFocus={preload}
      onClick={(event) => open(index, event.currentTarget)}
      {...rest}
    >
      {children}
    </button>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useCallback, type ComponentProps, type MouseEvent } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { isFetched, isPictureAddress } from '../image/picture-source.ts'
import { trigger } from './lightbox.css.ts'
import { useLightbox } from './lightbox-context.ts'

export type LightboxTriggerProps = Omit<ComponentProps<'a'>, 'href' | 'target'> &
  Readonly<{
    /** Place of the picture in the provider's list. */
    index: number
  }>

const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !(metaKey || ctrlKey || shiftKey || altKey)

/** Browsers open no page that is written into its own address. */
const addressOf = (url: string) => (isFetched(url) ? url : '#')

/**
 * A link around a picture that opens it, without a script as a page of its own; outside of a `LightboxProvider` only the
 * picture.
 */
export function LightboxTrigger({ index, className, children, ref: given, ...rest }: LightboxTriggerProps) {
  const { t } = useLingui()
  const lightbox = useLightbox()
  const register = lightbox?.register
  const own = useCallback(
    (element: HTMLAnchorElement | null) => register?.(index, element),
    [register, index],
  )
  const ref = useComposedRefs(own, given)
  const picture = lightbox?.pictures[index]
  if (!lightbox || !picture || !isPictureAddress(picture.url)) return children
  const { open, preload, pictures } = lightbox
  const { alt } = picture
  const position = index + 1
  const count = pictures.length
  return (
    // The target keeps the router from following it; as a button its early press is kept.
    <a
      ref={ref}
      href={addressOf(picture.url)}
      target="_self"
      data-lightbox=""
      draggable={false}
      aria-label={alt ? t`Open image: ${alt}` : t`Open image ${position} of ${count}`}
      className={classNames(trigger, className)}
      onPointerOver={preload}
      onPointerDown={preload}
      onFocus={preload}
      onClick={(event) => {
        if (!isPlain(event)) return
        event.preventDefault()
        open(index, event.currentTarget)
      }}
      {...rest}
    >
      {children}
    </a>
  )
}

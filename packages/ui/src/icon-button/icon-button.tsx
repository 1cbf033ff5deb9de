import type { ComponentProps, SyntheticEvent } from 'react'
import { classNames } from '../class-names/class-names.ts'
import type { IconName } from '../icon/drawings.ts'
import { Icon } from '../icon/icon.tsx'
import type { Looks } from '../looks/looks.ts'
import * as css from './icon-button.css.ts'

type Look = {
  icon: IconName
  /** The name that is read out. */
  label: string
  isDisabled?: boolean
} & Looks<typeof css.button>
type Link = Look & Omit<ComponentProps<'a'>, 'href' | 'children'> & { href: string }
type Press = Look & Omit<ComponentProps<'button'>, 'disabled' | 'children'> & { href?: undefined }
export type IconButtonProps = Link | Press

const refuse = (event: SyntheticEvent) => event.preventDefault()

const face = (tone: Look['tone'], className: string | undefined) => ({
  'data-scheme': tone === 'picture' ? 'image_background' : undefined,
  className: classNames(css.button({ tone }), className),
})

function LinkButton({ icon, label, tone, isDisabled, className, href, ...rest }: Link) {
  return (
    <a
      href={isDisabled ? undefined : href}
      role={isDisabled ? 'link' : undefined}
      aria-disabled={isDisabled || undefined}
      aria-label={label}
      {...face(tone, className)}
      {...rest}
    >
      <Icon name={icon} />
    </a>
  )
}

function PressButton({ icon, label, tone, isDisabled, className, ...props }: Press) {
  const { href: _, onClick, ...rest } = props
  return (
    <button
      type="button"
      aria-disabled={isDisabled || undefined}
      aria-label={label}
      onClick={isDisabled ? refuse : onClick}
      {...face(tone, className)}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  )
}

/** A 48 × 48 control with one drawing: arrows, pause, close. */
export function IconButton(props: IconButtonProps) {
  return props.href === undefined ? <PressButton {...props} /> : <LinkButton {...props} />
}

import { use, type ComponentProps, type ReactNode, type SyntheticEvent } from 'react'
import { RunningLine } from '../busy/running-line.tsx'
import { classNames } from '../class-names/class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { Looks } from '../looks/looks.ts'
import * as css from './button.css.ts'
import { InertSends } from './inert-sends.ts'

export type ButtonLook = Looks<typeof css.button> & {
  /** Stays focusable and says so with `aria-disabled`; presses do nothing. */
  isDisabled?: boolean
  /** Work is under way: the label stays, a line runs, presses do nothing. */
  isBusy?: boolean
  children?: ReactNode
}
type Link = ButtonLook & Omit<ComponentProps<'a'>, 'href'> & { href: string | null }
type Press = ButtonLook & Omit<ComponentProps<'button'>, 'disabled'> & { href?: undefined }
export type ButtonProps = Link | Press

const refuse = (event: SyntheticEvent) => event.preventDefault()

function Face({ variant, isInBar, isBusy, children }: ButtonLook) {
  return (
    <>
      <span className={css.label}>{children}</span>
      {variant === 'text' && (
        <Icon name="long-arrow" className={classNames(css.arrow, isInBar && css.arrowInBar)} />
      )}
      {isBusy && <RunningLine className={css.busyLine} />}
    </>
  )
}

const noTarget = { href: undefined, role: 'link', isInert: true } as const
const targetOf = (href: string | null) =>
  href === null ? noTarget : { href, role: undefined, isInert: undefined }

function LinkButton({ variant, size, isInBar, isFlush, isDisabled, isBusy, ...props }: Link) {
  const { href, children, className, onClick, ...rest } = props
  const target = isDisabled ? noTarget : targetOf(href)
  return (
    <a
      href={target.href}
      role={target.role}
      aria-disabled={target.isInert}
      aria-busy={isBusy || undefined}
      className={classNames(css.button({ variant, size, isInBar, isFlush }), className)}
      onClick={target.isInert || isBusy ? refuse : onClick}
      {...rest}
    >
      <Face variant={variant} isInBar={isInBar} isBusy={isBusy ?? false}>
        {children}
      </Face>
    </a>
  )
}

function PressButton({ variant, size, isInBar, isFlush, isDisabled: isOff, isBusy, ...props }: Press) {
  const { href: _, children, className, onClick, ...rest } = props
  const inert = use(InertSends)
  const whyInert = rest.type === 'submit' && !isOff && inert
  const isDisabled = isOff || Boolean(whyInert)
  return (
    <button
      type="button"
      aria-disabled={isDisabled || undefined}
      aria-busy={isBusy || undefined}
      className={classNames(css.button({ variant, size, isInBar, isFlush }), className)}
      onClick={isDisabled || isBusy ? refuse : onClick}
      {...rest}
    >
      <Face variant={variant} isInBar={isInBar} isBusy={isBusy ?? false}>
        {children}
        {whyInert}
      </Face>
    </button>
  )
}

/** A button, or with `href` a link that looks like one; `href={null}` is a link whose target is missing. */
export function Button(props: ButtonProps) {
  return props.href === undefined ? <PressButton {...props} /> : <LinkButton {...props} />
}

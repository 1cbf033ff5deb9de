import { useLingui } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { twoDigits } from '../counter/two-digits.ts'
import { chevron } from '../disclosure/disclosure.css.ts'
import { DisclosurePanel } from '../disclosure/disclosure-panel.tsx'
import { useDisclosure } from '../disclosure/use-disclosure.ts'
import { Icon } from '../icon/icon.tsx'
import type { Look } from '../looks/looks.ts'
import * as css from './navigation-drawer.css.ts'
import { childrenOf, keyOf, leadsToCurrent, type NavigationItem } from './navigation-item.ts'

type Scale = Look<typeof css.word, 'scale'>

export type NavigationDrawerProps = Omit<ComponentProps<'nav'>, 'children'> &
  Readonly<{
    label: string
    items: readonly NavigationItem[]
    scale?: Exclude<Scale, 'nested'>
    /** Numbers the first level. */
    hasFolios?: boolean
  }>

/** The same menu as rows for a drawer; what stands under a row unfolds. */
export function NavigationDrawer({ label, items, scale, hasFolios, ...rest }: NavigationDrawerProps) {
  return (
    <nav aria-label={label} {...rest}>
      <ul>
        {items.map((item, i) => (
          <Row
            key={keyOf(item)}
            item={item}
            scale={scale ?? 'row'}
            folio={hasFolios ? twoDigits(i + 1) : undefined}
          />
        ))}
      </ul>
    </nav>
  )
}

type RowProps = Readonly<{ item: NavigationItem; scale: Scale; folio?: string | undefined }>

function Row({ item, scale, folio }: RowProps) {
  const { buttonProps, panelProps } = useDisclosure(leadsToCurrent(item) && !item.isCurrent)
  const children = childrenOf(item)
  const text = folio ? (
    <>
      <span className={css.folio} aria-hidden="true">
        {folio}
      </span>
      <span className={css.title}>{item.title}</span>
    </>
  ) : (
    item.title
  )
  const link =
    item.href === undefined ? null : (
      <a
        href={item.href}
        aria-current={item.isCurrent ? 'page' : undefined}
        className={classNames(css.word({ scale }), !folio && css.title)}
      >
        {text}
      </a>
    )
  const word = <span className={css.word({ scale })}>{text}</span>
  if (children.length === 0) return <li className={css.row}>{link ?? word}</li>
  return (
    <li>
      <div className={css.row}>
        {link}
        <RowButton title={item.title} state={buttonProps}>
          {link ? null : word}
        </RowButton>
      </div>
      <DisclosurePanel {...panelProps}>
        <ul className={css.nested} data-folios={folio ? '' : undefined}>
          {children.map((child) => (
            <Row key={keyOf(child)} item={child} scale={scale === 'large' ? 'row' : 'nested'} />
          ))}
        </ul>
      </DisclosurePanel>
    </li>
  )
}

type RowButtonProps = Readonly<{
  title: string
  state: ReturnType<typeof useDisclosure>['buttonProps']
  children: ReactNode
}>

function RowButton({ title, state, children }: RowButtonProps) {
  const { t } = useLingui()
  return (
    <button
      {...state}
      className={css.button}
      data-needs-script={children ? undefined : ''}
      {...(children ? { 'data-wide': '' } : { 'aria-label': t`Pages under ${title}` })}
    >
      {children}
      <Icon name="chevron-down" className={chevron} />
    </button>
  )
}

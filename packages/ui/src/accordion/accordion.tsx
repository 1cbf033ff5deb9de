import { Header, Item, Root, Trigger } from '@radix-ui/react-accordion'
import { motionMs } from '@bellows/tokens'
import { useCallback, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { useIsLive } from '../live/use-is-live.ts'
import type { Look } from '../looks/looks.ts'
import { DisclosurePanel } from '../disclosure/disclosure-panel.tsx'
import * as css from './accordion.css.ts'
import { keepInPlace } from './keep-in-place.ts'
import { initiallyOpen, withOpened, type AccordionMode, type DefaultOpen } from './open-items.ts'

/** More panels than this would crowd the list of landmarks. */
const MAX_REGIONS = 6

export type AccordionItem = Readonly<{
  id: string
  header: ReactNode
  /** Without it the row is plain text that opens nothing. */
  panel?: ReactNode
}>
export type AccordionProps = Omit<ComponentProps<'div'>, 'children'> &
  Readonly<{
    items: readonly AccordionItem[]
    mode?: AccordionMode
    defaultOpen?: DefaultOpen
    headingLevel?: 'h2' | 'h3' | 'h4'
    /** Looks of the headers; their level is `headingLevel`. */
    size?: Look<typeof css.row, 'size'>
    /** Replaces the plus. */
    mark?: ReactNode
    classes?: Readonly<{ item?: string; row?: string; panel?: string }>
  }>

/** Ruled rows that unfold. All panels are in the server's HTML and open by themselves for find-in-page. */
export function Accordion(props: AccordionProps) {
  // An owner who chooses what stands open sees it at once.
  return <Rows key={props.defaultOpen} {...props} />
}

function Rows({ items, mode = 'multiple', defaultOpen = 'none', ...props }: AccordionProps) {
  const { headingLevel, size, mark: ownMark, classes, ...rest } = props
  const ids = items.flatMap(({ id, panel: content }) => (content ? [id] : []))
  const [open, setOpen] = useState(() => initiallyOpen(ids, defaultOpen, mode))
  const onFound = useCallback((id: string) => setOpen((was) => withOpened(was, id, mode)), [mode])
  const rowsOf = items.map((each) => (
    <AccordionRow
      key={each.id}
      {...{ each, mode, headingLevel, size, classes, onFound }}
      mark={ownMark}
      isOpen={open.includes(each.id)}
      isRegion={ids.length <= MAX_REGIONS}
    />
  ))
  return mode === 'multiple' ? (
    <Root type="multiple" value={open} onValueChange={setOpen} asChild>
      <div {...rest}>{rowsOf}</div>
    </Root>
  ) : (
    <Root
      type="single"
      collapsible
      value={open[0] ?? ''}
      onValueChange={(value) => setOpen(value ? [value] : [])}
      asChild
    >
      <div {...rest}>{rowsOf}</div>
    </Root>
  )
}

type RowLooks = Pick<AccordionProps, 'headingLevel' | 'size' | 'mark' | 'classes'>
type RowProps = { [Name in keyof RowLooks]: RowLooks[Name] | undefined } & Readonly<{
  each: AccordionItem
  mode: AccordionMode
  isOpen: boolean
  isRegion: boolean
  onFound: (id: string) => void
}>

function AccordionRow({ each, isOpen, isRegion, onFound, ...props }: RowProps) {
  const { headingLevel: Heading = 'h3', size, classes = {}, mode } = props
  const id = useId()
  const isLive = useIsLive()
  const button = useRef<HTMLButtonElement>(null)
  const found = useCallback(
    (event?: Event) => {
      // Find-in-page scrolls by itself; what stood open must not move when the one before it closes.
      if (!event && mode === 'single' && button.current) keepInPlace(button.current, motionMs.slide)
      onFound(each.id)
    },
    [onFound, each.id, mode],
  )
  const rowClass = classNames(css.row({ size }), classes.row)
  return (
    <Item value={each.id} className={classNames(css.item, classes.item)}>
      <Header asChild>
        <Heading className={css.header}>
          {each.panel ? (
            <Trigger
              ref={button}
              id={`${id}-button`}
              className={classNames(css.button, rowClass)}
              aria-controls={id}
              // Without script all stands open, and nothing may claim to be closed.
              aria-expanded={isOpen || (isLive ? false : undefined)}
              onClick={(event) => mode === 'single' && keepInPlace(event.currentTarget, motionMs.slide)}
            >
              {each.header}
              {props.mark ?? <span className={css.mark} data-needs-script="" />}
            </Trigger>
          ) : (
            <span className={rowClass}>{each.header}</span>
          )}
        </Heading>
      </Header>
      {each.panel && (
        <DisclosurePanel
          id={id}
          isOpen={isOpen}
          onFound={found}
          labelledBy={isRegion ? `${id}-button` : undefined}
        >
          <div className={classes.panel ?? css.panel}>{each.panel}</div>
        </DisclosurePanel>
      )}
    </Item>
  )
}

import { media } from '@bellows/tokens'
import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { useMediaQuery } from '../media-query/use-media-query.ts'
import { roveTabs } from '../roving/rove-tabs.ts'
import { useKeepInView } from '../roving/use-keep-in-view.ts'
import * as css from './tabs.css.ts'

/** A row of so many breaks into lines; a longer one scrolls. */
const FEW = 3
/** A column of more tabs than this scrolls between hairlines. */
const MANY = 8

export type TabItem = Readonly<{
  id: string
  label: ReactNode
  panel: ReactNode
  /** False for a panel that has nothing to be read: the keyboard does not stop at it. */
  isStop?: boolean
}>
export type TabsProps = Omit<ComponentProps<'div'>, 'children' | 'onSelect'> &
  Readonly<{
    /** What the tabs choose between, for screen readers. */
    label: string
    items: readonly TabItem[]
    /** A column beside the panel; on phones it is a row above it all the same. */
    orientation?: 'horizontal' | 'vertical'
    startIndex?: number
    onSelect?: (index: number) => void
    classes?: Readonly<{ list?: string; tab?: string; panel?: string }>
  }>

const within = (index: number, count: number) => Math.min(Math.max(Math.trunc(index), 0), count - 1)

/**
 * Names to pick from, one panel shown at a time; all panels are in the server's HTML. One item is its panel alone.
 * Radix's tabs weigh 8 kB with what they stand on, these 1.2, and know the axis and the direction from the page.
 */
export function Tabs({ items, startIndex = 0, onSelect, orientation = 'horizontal', ...props }: TabsProps) {
  const { label, classes, className, ...rest } = props
  const id = useId()
  const [selected, setSelected] = useState(startIndex)
  const index = within(selected, items.length)
  const pick = (picked: number) => {
    setSelected(picked)
    onSelect?.(picked)
  }
  return (
    <div data-orientation={orientation} className={classNames(css.root, className)} {...rest}>
      {items.length > 1 && <TabList {...{ id, items, index, label, orientation, classes }} onPick={pick} />}
      {items.map((item, i) => (
        <TabPanel
          key={item.id}
          id={`${id}-${i}`}
          isStop={item.isStop}
          isAlone={items.length === 1}
          isShown={i === index}
        >
          <div className={classes?.panel}>{item.panel}</div>
        </TabPanel>
      ))}
    </div>
  )
}

type ListProps = Required<Pick<TabsProps, 'label' | 'items' | 'orientation'>> &
  Readonly<{
    id: string
    index: number
    classes: TabsProps['classes']
    onPick: (index: number) => void
  }>

function TabList({ id, items, index, label, orientation, classes, onPick }: ListProps) {
  const isPhone = useMediaQuery(media.m)
  const list = useKeepInView<HTMLDivElement>('[aria-selected="true"]', index)
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      aria-orientation={isPhone ? 'horizontal' : orientation}
      data-few={items.length <= FEW || undefined}
      data-many={items.length > MANY || undefined}
      className={classNames(css.list, classes?.list)}
      tabIndex={-1}
      onKeyDown={(event) => roveTabs(event, { index, onPick })}
    >
      {items.map((item, i) => (
        <button
          key={item.id}
          type="button"
          role="tab"
          id={`${id}-${i}-tab`}
          aria-controls={`${id}-${i}`}
          aria-selected={i === index}
          tabIndex={i === index ? 0 : -1}
          className={classNames(css.tab, classes?.tab)}
          onClick={() => onPick(i)}
        >
          {item.label}
        </button>
      ))}
    </div>
  )
}

type PanelProps = Pick<TabItem, 'id'> &
  Readonly<{ isStop: boolean | undefined; isAlone: boolean; isShown: boolean; children: ReactNode }>

function TabPanel({ id, isStop = true, isAlone, isShown, children }: PanelProps) {
  const named = { role: 'tabpanel', 'aria-labelledby': `${id}-tab`, tabIndex: isStop ? 0 : undefined }
  return (
    <div id={id} hidden={!isShown} className={css.panel} {...(!isAlone && named)}>
      {children}
    </div>
  )
}

import { cloneElement, createElement, createRef, Fragment, isValidElement } from 'react'
import type { Context, PropsWithChildren, ReactElement, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { inSite } from './in-site.tsx'

type Props = Record<string, unknown>

/** Follows what each component returns down to the first real element, inside one render. */
function Probe({ node, onHost }: { node: ReactNode; onHost: (props: Props) => void }): ReactNode {
  const element = first(node)
  if (!element) throw new Error('The part rendered no element')
  const { type, props } = element
  if (typeof type === 'string') {
    onHost(props)
    return element
  }
  if (isContext(type)) {
    return createElement(type, { value: props['value'] }, <Probe node={props.children} onHost={onHost} />)
  }
  const { ref, ...others } = props
  const inside: ReactNode = isForwarding(type)
    ? Reflect.apply(type.render, undefined, [others, ref])
    : Reflect.apply(type, undefined, [props])
  return <Probe node={inside} onHost={onHost} />
}

type Forwarding = Readonly<{ render: (props: Props, ref: unknown) => ReactNode }>
const isForwarding = (type: object): type is Forwarding => 'render' in type
const isContext = (type: object): type is Context<unknown> =>
  '$$typeof' in type && type.$$typeof === Symbol.for('react.context')

function first(node: ReactNode): ReactElement<PropsWithChildren<Props>> | null {
  const candidate = Array.isArray(node) ? node.find((child) => isValidElement(child)) : node
  if (!isValidElement<PropsWithChildren<Props>>(candidate)) return null
  return candidate.type === Fragment ? first(candidate.props.children) : candidate
}

type Place = (part: ReactNode) => ReactNode

function rootOf(element: ReactElement, within: Place): Props {
  const found: Props[] = []
  renderToString(inSite(within(<Probe node={element} onHost={(props) => found.push(props)} />)))
  const [root] = found
  if (!root) throw new Error('The part rendered no element')
  return root
}

const browserGlobals = ['window', 'document', 'localStorage', 'matchMedia', 'innerWidth']

const anywhere: Place = (part) => part
/** A custom element takes its classes by the attribute's name. */
const classesOf = ({ className, class: own }: Props) => className ?? own

/** Hands an element to a ref that a part may have joined with its own. */
function handTo(ref: unknown, element: unknown): void {
  if (typeof ref === 'function') Reflect.apply(ref, undefined, [element])
  else Object.assign(ref ?? {}, { current: element })
}

/**
 * What every primitive keeps: `className`, `ref` and other props reach its root element, it renders on the
 * server, and it renders the same where a browser's globals exist, so hydration finds no difference. `within` puts
 * the part into what it needs around it.
 */
export function conforms(name: string, element: ReactElement<Props>, within = anywhere): void {
  const withProps = (props: Props) => cloneElement(element, props)
  const rootWith = (props: Props) => rootOf(withProps(props), within)
  const html = () => renderToString(inSite(within(element)))

  describe(`${name} conforms`, () => {
    afterEach(() => {
      vi.unstubAllGlobals()
      vi.restoreAllMocks()
    })

    it('adds className to its own', () => {
      const own = classesOf(rootWith({}))
      expect(classesOf(rootWith({ className: 'theirs' }))).toBe([own, 'theirs'].filter(Boolean).join(' '))
    })

    it('hands its ref to the root element', () => {
      // Radix looks at an element's style as soon as it has it.
      vi.stubGlobal('getComputedStyle', () => ({}))
      const ref = createRef<Element>()
      const host = {}
      handTo(rootWith({ ref })['ref'], host)
      expect(ref.current).toBe(host)
    })

    it('passes other props on', () => {
      const rest = { id: 'part', lang: 'de', 'data-part': 'x', 'aria-describedby': 'note', dir: 'rtl' }
      expect(rootWith(rest)).toMatchObject(rest)
    })

    it('renders on the server without a complaint', () => {
      const complaints = vi.spyOn(console, 'error')
      expect(html()).not.toBe('')
      expect(complaints).not.toHaveBeenCalled()
    })

    it('renders the same with the globals of a browser', () => {
      const onServer = html()
      for (const global of browserGlobals) vi.stubGlobal(global, {})
      expect(html()).toBe(onServer)
    })
  })
}

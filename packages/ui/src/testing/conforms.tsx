import { cloneElement, createRef, Fragment, isValidElement } from 'react'
import type { PropsWithChildren, ReactElement, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { inSite } from './in-site.tsx'

type Props = Record<string, unknown>

/** Follows what each component returns down to the first real element, inside one render. */
function Probe({ node, onHost }: { node: ReactNode; onHost: (props: Props) => void }): ReactNode {
  const element = first(node)
  if (!element) throw new Error('The part rendered no element')
  if (typeof element.type === 'string') {
    onHost(element.props)
    return element
  }
  const inside: ReactNode = Reflect.apply(element.type, undefined, [element.props])
  return <Probe node={inside} onHost={onHost} />
}

function first(node: ReactNode): ReactElement<Props> | null {
  const candidate = Array.isArray(node) ? node.find((child) => isValidElement(child)) : node
  if (!isValidElement<PropsWithChildren<Props>>(candidate)) return null
  return candidate.type === Fragment ? first(candidate.props.children) : candidate
}

function rootOf(element: ReactElement): Props {
  const found: Props[] = []
  renderToString(inSite(<Probe node={element} onHost={(props) => found.push(props)} />))
  const [root] = found
  if (!root) throw new Error('The part rendered no element')
  return root
}

const browserGlobals = ['window', 'document', 'localStorage', 'matchMedia', 'innerWidth']

/**
 * What every primitive keeps: `className`, `ref` and other props reach its root element, it renders on the
 * server, and it renders the same where a browser's globals exist, so hydration finds no difference.
 */
export function conforms(name: string, element: ReactElement<Props>): void {
  const withProps = (props: Props) => cloneElement(element, props)

  describe(`${name} conforms`, () => {
    afterEach(() => {
      vi.unstubAllGlobals()
      vi.restoreAllMocks()
    })

    it('adds className to its own', () => {
      const { className: own } = rootOf(element)
      const { className } = rootOf(withProps({ className: 'theirs' }))
      expect(className).toBe([own, 'theirs'].filter(Boolean).join(' '))
    })

    it('hands its ref to the root element', () => {
      const ref = createRef<Element>()
      expect(rootOf(withProps({ ref }))['ref']).toBe(ref)
    })

    it('passes other props on', () => {
      const rest = { id: 'part', title: 'A title', 'data-part': 'x', 'aria-describedby': 'note', dir: 'rtl' }
      expect(rootOf(withProps(rest))).toMatchObject(rest)
    })

    it('renders on the server without a complaint', () => {
      const complaints = vi.spyOn(console, 'error')
      expect(renderToString(inSite(element))).not.toBe('')
      expect(complaints).not.toHaveBeenCalled()
    })

    it('renders the same with the globals of a browser', () => {
      const onServer = renderToString(inSite(element))
      for (const global of browserGlobals) vi.stubGlobal(global, {})
      expect(renderToString(inSite(element))).toBe(onServer)
    })
  })
}

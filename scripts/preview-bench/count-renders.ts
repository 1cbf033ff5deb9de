/* oxlint-disable unicorn/consistent-function-scoping -- the function goes to the browser by itself, without what stands around it */
/** What the counter leaves on its window. */
export type RenderCount = Readonly<{
  /** Names of the blocks that were drawn since it was last asked, one for each drawing. */
  take: () => string[]
}>

declare global {
  interface Window {
    renderCount: RenderCount
  }
}

type Fiber = Readonly<{
  tag: number
  flags: number
  type: unknown
  stateNode: unknown
  alternate: Fiber | null
  child: Fiber | null
  sibling: Fiber | null
}>

/**
 * Runs in the page before all else: hears of React's commits as its developer tools do, and counts for each block the
 * commits in which a component of its section was called. Tools that stand around a section are no part of it.
 */
export function countRenders(): void {
  const PERFORMED_WORK = 1
  const CALLED = new Set([0, 11, 14, 15])
  const drawn: string[] = []

  const isHost = ({ tag }: Fiber) => tag === 5
  const attribute = (fiber: Fiber, name: string) =>
    isHost(fiber) && fiber.stateNode instanceof Element ? fiber.stateNode.getAttribute(name) : null
  const children = (fiber: Fiber): Fiber[] => {
    const all: Fiber[] = []
    for (let next = fiber.child; next; next = next.sibling) all.push(next)
    return all
  }
  const wasCalled = (fiber: Fiber) => CALLED.has(fiber.tag) && (fiber.flags & PERFORMED_WORK) !== 0
  // What React passed over has the very children of the tree before.
  const isPassedOver = (fiber: Fiber) => fiber.alternate !== null && fiber.alternate.child === fiber.child

  const isDrawn = (fiber: Fiber): boolean =>
    wasCalled(fiber) || (!isPassedOver(fiber) && children(fiber).some(isDrawn))

  const visit = (fiber: Fiber): void => {
    const block = attribute(fiber, 'data-block')
    // The first child of a block's slot is the section, the second its tools.
    const section = block === null ? null : fiber.child
    if (block !== null && section && !isPassedOver(fiber) && isDrawn(section)) drawn.push(block)
    if (block === null && !isPassedOver(fiber)) children(fiber).forEach(visit)
  }
  Object.assign(window, {
    renderCount: { take: () => drawn.splice(0) },
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      onCommitFiberRoot: (_id: number, { current }: { current: Fiber }) => visit(current),
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    },
  })
}

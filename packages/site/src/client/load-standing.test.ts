import { afterEach, expect, test, vi } from 'vitest'
import { replayTap } from './early-tap.ts'
import { loadStanding } from './load-standing.ts'

const put = vi.fn<(name: string, value: string) => void>()
const drop = vi.fn<(name: string) => void>()
const slotOf = (inside: unknown) =>
  ({
    setAttribute: put,
    removeAttribute: drop,
    querySelectorAll: () => [],
    contains: (other: unknown) => other === inside,
  }) as unknown as Element
const slot = slotOf('nothing')

afterEach(() => {
  vi.clearAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A window that can be told things; the suite has no document. */
function ownWindow(keptTap: unknown = null) {
  const target = new EventTarget()
  const add = target.addEventListener.bind(target)
  const remove = target.removeEventListener.bind(target)
  vi.stubGlobal('window', { addEventListener: add, removeEventListener: remove, keptTap })
  vi.stubGlobal('addEventListener', add)
  vi.stubGlobal('removeEventListener', remove)
  return target
}

test('code is asked for again when the line is back, and once more where nothing answers yet', async () => {
  vi.useFakeTimers()
  const target = ownWindow()
  const gone = new Error('No line')
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(gone)
    .mockRejectedValueOnce(gone)
    .mockResolvedValueOnce('code')
  const report = vi.fn<(error: Error) => void>()
  const loading = loadStanding(slot, load, { report })
  await vi.advanceTimersByTimeAsync(0)
  expect(put).toHaveBeenCalledWith('data-alone', '')
  target.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(2000)
  await expect(loading).resolves.toBe('code')
  expect(drop).toHaveBeenCalledWith('data-alone')
  expect(report).toHaveBeenCalledExactlyOnceWith(gone)
})

test('a press while the code does not come is answered, and pressed again when it is there', async () => {
  const button = { click: vi.fn<() => void>(), removeAttribute: vi.fn<() => void>() }
  const target = ownWindow(button)
  vi.stubGlobal('document', { activeElement: null })
  const pressed = slotOf(button)
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('No line'))
    .mockResolvedValueOnce('code')
  const answer = vi.fn<() => void>()
  const loading = loadStanding(pressed, load, { report: vi.fn<() => void>(), answer })
  await vi.waitFor(() => expect(answer).toHaveBeenCalledOnce())
  expect(button.click).not.toHaveBeenCalled()
  target.dispatchEvent(new Event('online'))
  await loading
  replayTap(pressed)
  replayTap(pressed)
  expect(button.click).toHaveBeenCalledOnce()
  expect(button.removeAttribute).toHaveBeenCalledWith('data-pressed')
})

const noCode = () => Promise.reject(new Error('No code'))

test.each([
  ['waits for the line', false, 0],
  ['is left to the browser, which has one', true, 1],
])('a press in a form whose code does not come %s', async (_, onLine, clicks) => {
  const button = { click: vi.fn<() => void>(), removeAttribute: vi.fn<() => void>() }
  ownWindow(button)
  vi.stubGlobal('document', { activeElement: null })
  vi.stubGlobal('navigator', { onLine })
  const answer = vi.fn<() => void>()
  void loadStanding(slotOf(button), noCode, { report: vi.fn<() => void>(), answer, isForm: true })
  await vi.waitFor(() => expect(put).toHaveBeenCalledWith('data-alone', ''))
  expect(button.click).toHaveBeenCalledTimes(clicks)
  expect(answer).toHaveBeenCalledTimes(1 - clicks)
})

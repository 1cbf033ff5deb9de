import { chromium, type Browser, type CDPSession, type Frame, type Page } from 'playwright'
import { chromiumLaunch } from '../chromium.ts'
import { countRenders } from './count-renders.ts'
import { sectionsOf, updates, type Body, type UpdateKind } from './measured-updates.ts'
import type { BenchData } from './serve.ts'
import { watchFrames, type FrameSeen } from './watch-frames.ts'

export const SECTIONS = 60
export const SLOWER = 4
const ROUNDS = 60
const WARM = 8
const PAUSE = 90
const PHASES = 17

type Sent = Readonly<{ sequence: number; at: number }>

/** One kind of update, in milliseconds, each round by itself. */
export type Measured = Readonly<{
  kind: UpdateKind
  /** From `postMessage` in the builder's window until the preview's main thread has handed the changed frame on. */
  whole: number[]
  /** Of it, until it is heard in the preview. */
  way: number[]
  /** Of it, what is done with the message itself: read, put into styles, and these reckoned. */
  work: number[]
  /** Of it, the frame itself: from its beginning. */
  frame: number[]
  /** Blocks that were drawn anew. */
  renders: number
}>

type Held = Readonly<{ page: Page; frame: Frame; session: CDPSession }>

/** The builder's window with the preview in a frame; both share a process, and both are slowed down. */
async function hold(browser: Browser, builder: string, { preview }: BenchData): Promise<Held> {
  const page = await browser.newPage({ viewport: { width: 1480, height: 940 } })
  await page.addInitScript(countRenders)
  await page.addInitScript(watchFrames)
  await page.goto(`${builder}/studio.json`)
  await page.evaluate(async (src) => {
    const frame = Object.assign(document.createElement('iframe'), { src, width: 1440, height: 900 })
    const isReady = new Promise<void>((resolve) => {
      addEventListener('message', ({ data }) => data?.action === 'web-builder-ready' && resolve())
    })
    document.body.replaceChildren(frame)
    await isReady
  }, preview)
  const frame = page.frames().find((other) => other.url() === preview)
  if (!frame) throw new Error('No frame holds the preview')
  return { page, frame, session: await page.context().newCDPSession(page) }
}

/** Says a message, waits until it stands, and gives when it was sent. */
const say = (page: Page, body: Body): Promise<Sent> =>
  page.evaluate(async (message) => {
    const stands = new Promise<void>((resolve, reject) => {
      const hear = ({ data }: MessageEvent) => {
        if (data?.sequence !== message.sequence) return
        removeEventListener('message', hear)
        if (data.action === 'web-builder-applied') resolve()
        else reject(new Error(JSON.stringify(data)))
      }
      addEventListener('message', hear)
    })
    const at = performance.timeOrigin + performance.now()
    window.frames[0]?.postMessage(message, '*')
    await stands
    return { sequence: message.sequence, at }
  }, body)

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

function timesOf(sent: readonly Sent[], seen: readonly FrameSeen[]) {
  const frames = new Map(seen.map((one) => [one.sequence, one]))
  return sent.flatMap(({ sequence, at }) => {
    const one = frames.get(sequence)
    if (!one) return []
    const { heard, done, began, painted } = one
    return [{ whole: painted - at, way: heard - at, work: done - heard, frame: painted - began }]
  })
}

async function measureKind({ page, frame }: Held, kind: UpdateKind, data: BenchData): Promise<Measured> {
  const bodies = updates(kind, data)
  for (let round = 0; round < WARM; round += 1) {
    await say(page, bodies.next().value)
    await pause(PAUSE * 4)
  }
  await frame.evaluate(() => [window.renderCount.take(), window.frameWatch.take()])
  const sent: Sent[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    // Every part of the screen's beat is met alike.
    await pause(PAUSE + ((round * 7) % PHASES))
    sent.push(await say(page, bodies.next().value))
  }
  await pause(PAUSE)
  const [drawn, seen] = await frame.evaluate(
    () => [window.renderCount.take(), window.frameWatch.take()] as const,
  )
  const times = timesOf(sent, seen)
  const changes = new Set(seen.map(({ background, family }) => `${background} ${family}`)).size
  if (times.length !== ROUNDS || changes < 2) throw new Error(`Only ${times.length} updates were seen`)
  return {
    kind,
    whole: times.map(({ whole }) => whole),
    way: times.map(({ way }) => way),
    work: times.map(({ work }) => work),
    frame: times.map((one) => one.frame),
    renders: drawn.length,
  }
}

/** Times of theme updates on a page of many sections, the preview slowed down. */
export async function measure(builder: string, data: BenchData): Promise<Measured[]> {
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const held = await hold(browser, builder, data)
    await say(held.page, sectionsOf(data, SECTIONS))
    await held.frame
      .locator('[data-block]')
      .nth(SECTIONS - 1)
      .waitFor({ state: 'attached' })
    await held.session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const measured: Measured[] = []
    for (const kind of ['palette', 'typography'] as const) measured.push(await measureKind(held, kind, data))
    return measured
  } finally {
    await browser.close()
  }
}

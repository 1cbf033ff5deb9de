import { unavailable } from '../base/refusal.ts'

interface Most {
  /** Drawn side by side. */
  drawing: number
  /** Waiting for their turn. */
  waiting: number
  /** Before whoever comes now, if what was published a moment ago is still waited for. */
  ahead: number
  /** So many times as long as a drawing took nothing is drawn after it, so that what is kept is answered meanwhile. */
  rest?: number
}

/**
 * Drawing takes the one thread that everything is answered by; a second's worth of it may wait, an eighth of that where
 * there is something to show instead.
 */
const most: Most = { drawing: 2, waiting: 30, ahead: 4 }

/** For what anybody can ask for in any number: addresses that nothing leads to, and days of a service. */
export const mostOfAny: Most = { drawing: 1, waiting: 15, ahead: 4, rest: 1 }

/** Lets a few pages be drawn at once and some wait, and sends the rest away for a moment. */
export class DrawGate {
  readonly #most: Most
  readonly #waiting: (() => void)[] = []
  #drawing = 0

  constructor(limits: Most = most) {
    this.#most = limits
  }

  /** Whoever comes now has to wait. */
  get isFull(): boolean {
    return this.#drawing >= this.#most.drawing
  }

  /** Whoever comes now waits longer than for what may be a moment old. */
  get isSlow(): boolean {
    return this.#waiting.length >= this.#most.ahead
  }

  /** @throws Refusal 503 with `Retry-After` when too many wait already */
  async draw<Drawn>(work: () => Promise<Drawn>): Promise<Drawn> {
    await this.#enter()
    const began = performance.now()
    try {
      return await work()
    } finally {
      const { rest } = this.#most
      if (rest) setTimeout(() => this.#leave(), (performance.now() - began) * rest)
      else this.#leave()
    }
  }

  async #enter(): Promise<void> {
    if (this.#drawing < this.#most.drawing) {
      this.#drawing += 1
      return
    }
    if (this.#waiting.length >= this.#most.waiting) throw unavailable()
    await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }

  /** Whoever waited longest takes the place over. */
  #leave(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#drawing -= 1
  }
}

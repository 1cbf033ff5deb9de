/** Told of the studio that was published, or of none where any may have been. */
export type Told = (businessId?: string) => void

/** Brings word of what other processes publish. */
export type Source = (tell: Told) => { stop: () => Promise<void> }

/**
 * Who is told that a studio was published: whoever keeps something that was made of it. Nobody may rely on it alone,
 * since word from other processes may be lost.
 */
export class Publishing {
  readonly #listeners = new Set<Told>()
  readonly #source: Source | undefined
  #running: ReturnType<Source> | undefined

  constructor(source?: Source) {
    this.#source = source
  }

  /** The first who listens has other processes listened to as well. */
  listen(told: Told): void {
    this.#listeners.add(told)
    this.#running ??= this.#source?.((businessId) => this.tell(businessId))
  }

  tell(businessId?: string): void {
    for (const told of this.#listeners) told(businessId)
  }

  async close(): Promise<void> {
    this.#listeners.clear()
    await this.#running?.stop()
  }
}

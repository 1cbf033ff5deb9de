import type { StudioRows } from '../studio-fixture.ts'

export const CONTENDERS = 16

/** What one contender came back with: it won, or it was told why not, or something broke. */
export type Outcome = 'won' | (string & {})

/** One race: `prepare` sets the table, the contenders run at once, `expected` is how many may win. */
export type RacePath = {
  name: string
  expected: number
  /** What a loser may be told. */
  refusals: string[]
  prepare(studio: StudioRows): Promise<(contender: number) => Promise<Outcome>>
  /** Rows that must not be there after a round. */
  wrong?(studio: StudioRows): Promise<number>
}

type Answer = { ok: true; isNew?: boolean } | { ok: false; reason: string }

export const outcomeOf = (answer: Answer): Outcome =>
  answer.ok ? (answer.isNew === false ? 'again' : 'won') : answer.reason

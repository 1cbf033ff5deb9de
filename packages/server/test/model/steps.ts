import assert from 'node:assert/strict'
import fc from 'fast-check'
import { SLOTS, VISITORS, type Model } from './model.ts'
import type { System } from './system.ts'

/**
 * The clock goes by multiples of this many seconds: no sum of them comes within ten seconds of the end of a hold or
 * of the window for its extension, so the real seconds that a run takes never decide.
 */
const TICK = 110

type Run = (model: Model, system: System) => Promise<void>

function stateOf(model: Model): string[] {
  return model.slots.map(({ hold, bookedBy }) => {
    if (bookedBy !== null) return 'booked'
    return hold && model.isLive(hold) ? `held ${hold.visitor} +${hold.extensions}` : 'free'
  })
}

/** A step is done to both; then both have to be alike. */
class Step implements fc.AsyncCommand<Model, System> {
  readonly name: string
  readonly #run: Run

  constructor(name: string, run: Run) {
    this.name = name
    this.#run = run
  }

  check = (): boolean => true

  async run(model: Model, system: System): Promise<void> {
    await this.#run(model, system)
    assert.deepEqual(await system.state(), stateOf(model), this.name)
  }

  toString = (): string => this.name
}

const visitor = fc.nat(VISITORS - 1)

type Plain = 'extend' | 'order' | 'confirm' | 'release'

const plain = (name: Plain) =>
  visitor.map(
    (who) =>
      new Step(`${name} ${who}`, async (model, system) => {
        assert.equal(await system[name](who), model[name](who), `${name} ${who}`)
        if (name === 'confirm' && model.orders[who]?.isConfirmed) model.orders[who] = null
      }),
  )

const hold = fc.tuple(visitor, fc.nat(SLOTS - 1)).map(
  ([who, slot]) =>
    new Step(`hold ${who} ${slot}`, async (model, system) => {
      assert.equal(await system.hold(who, slot), model.hold(who, slot), `hold ${who} ${slot}`)
    }),
)

const cancel = visitor.map(
  (who) =>
    new Step(`cancel ${who}`, async (model, system) => {
      const freed = model.slots[await system.cancel(who)]
      if (!freed) return
      assert.equal(freed.bookedBy, who)
      freed.bookedBy = null
    }),
)

const tick = fc.constantFrom(1, 7, 8, 8, 8, 9, 16, 40).map(
  (count) =>
    new Step(`tick ${count * TICK}`, async (model, system) => {
      model.now += count * TICK
      await system.pass(count * TICK)
    }),
)

const sweepUp = fc.constant(
  new Step('sweep', async (model, system) => {
    model.sweep()
    await system.sweep()
  }),
)

/** A sequence of so many steps. */
export const steps = (count: number): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.oneof(
      { weight: 6, arbitrary: hold },
      { weight: 3, arbitrary: tick },
      { weight: 3, arbitrary: plain('extend') },
      { weight: 3, arbitrary: plain('order') },
      { weight: 3, arbitrary: plain('confirm') },
      { weight: 1, arbitrary: plain('release') },
      { weight: 1, arbitrary: cancel },
      { weight: 1, arbitrary: sweepUp },
    ),
    { minLength: count, maxLength: count },
  )

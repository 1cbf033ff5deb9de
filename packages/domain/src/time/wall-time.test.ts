import { MINUTE, HOUR, DAY } from './spans.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wallTime } from './wall-time.ts'
import { isTimeZone, zoneOffset } from './zone-offset.ts'

const zones = Intl.supportedValuesOf('timeZone')

test.each([
  ['2030-01-26', ['09:00', 'America/Chicago'], '2030-01-26T15:00:00.000Z'],
  ['2030-07-01', ['09:00', 'Europe/Paris'], '2030-07-01T07:00:00.000Z'],
  ['2030-03-10', ['02:30', 'America/Chicago'], null],
  ['2030-03-10', ['03:00', 'America/Chicago'], '2030-03-10T08:00:00.000Z'],
  ['2030-11-03', ['01:30', 'America/Chicago'], '2030-11-03T06:30:00.000Z'],
  ['2030-10-06', ['02:15', 'Australia/Lord_Howe'], null],
  ['2030-04-07', ['01:45', 'Australia/Lord_Howe'], '2030-04-06T14:45:00.000Z'],
  ['2030-01-01', ['00:00', 'Asia/Kathmandu'], '2029-12-31T18:15:00.000Z'],
  ['2030-01-01', ['00:00', 'Pacific/Apia'], '2029-12-31T11:00:00.000Z'],
] as const)('%s at %s is %s', (day, [clock, zone], instant) => {
  expect(wallTime(day, clock, zone)).toBe(instant)
})

test('no wall time, no zone', () => {
  expect(() => wallTime('2030-02-xx', '09:00', 'UTC')).toThrow(RangeError)
  expect(isTimeZone('America/Chicago')).toBe(true)
  expect(isTimeZone('Mars/Olympus')).toBe(false)
})

/** The wall clock by another road than the code's: Intl's Swedish text, which is ISO. */
function swedish(zone: string): (instant: number) => string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  return (instant) => format.format(instant)
}

function transitionsOf(zone: string): number[] {
  const found: number[] = []
  const stepOf = 7 * DAY
  for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2032, 0, 1); at += stepOf) {
    let [low, high] = [at, at + stepOf]
    if (zoneOffset(low, zone) === zoneOffset(high, zone)) continue
    const before = zoneOffset(low, zone)
    while (high - low > MINUTE) {
      const middle = low + Math.floor((high - low) / (2 * MINUTE)) * MINUTE
      if (zoneOffset(middle, zone) === before) low = middle
      else high = middle
    }
    found.push(high)
  }
  return found
}

test('around every clock change of every zone until 2031 the instant is the first that shows the time', () => {
  const families = new Map<string, string>()
  const checks = zones.map((zone) => {
    const transitions = transitionsOf(zone)
    const key = transitions.map((at) => `${at} ${zoneOffset(at - 1, zone)} ${zoneOffset(at, zone)}`).join()
    if (transitions.length === 0 || families.has(key)) return 0
    families.set(key, zone)
    return transitions.reduce((sum, at) => sum + compareAround(at, zone), 0)
  })
  expect(checks.reduce((all, one) => all + one, 0)).toBeGreaterThan(3000)
})

function compareAround(transition: number, zone: string): number {
  const show = swedish(zone)
  const firstShown = new Map<string, number>()
  for (let at = transition - 6 * HOUR; at <= transition + 6 * HOUR; at += 15 * MINUTE) {
    const text = show(at)
    if (!firstShown.has(text)) firstShown.set(text, at)
  }
  const wallBefore = transition + zoneOffset(transition - 1, zone) * MINUTE
  let count = 0
  for (let wall = wallBefore - 3 * HOUR; wall <= wallBefore + 3 * HOUR; wall += 30 * MINUTE) {
    const [day = '', clock = ''] = new Date(wall).toISOString().slice(0, 16).split('T')
    const expected = firstShown.get(`${day} ${clock}`)
    const told = wallTime(day, clock, zone)
    const shouldBe = expected === undefined ? null : new Date(expected).toISOString()
    if (told !== shouldBe) throw new Error(`${day} ${clock} in ${zone}: ${told}, not ${shouldBe}`)
    count += 1
  }
  return count
}

test('a day without a change: the instant shows the wall time again', () => {
  const minute = fc.integer({ min: Date.UTC(2026, 0, 1) / MINUTE, max: Date.UTC(2031, 11, 31) / MINUTE })
  fc.assert(
    fc.property(minute, fc.constantFrom(...zones), (wall, zone) => {
      const [day = '', clock = ''] = new Date(wall * MINUTE).toISOString().slice(0, 16).split('T')
      const instant = wallTime(day, clock, zone)
      fc.pre(instant !== null)
      expect(swedish(zone)(Date.parse(instant ?? ''))).toBe(`${day} ${clock}`)
    }),
    { numRuns: 300 },
  )
})

import { readFileSync } from 'node:fs'

/** Loaded before the server (`--import`): the clock of its process is as many minutes wrong as CLOCK_MINUTES says, or by now CLOCK_FILE. */
const minutes = Number(process.env['CLOCK_MINUTES'])
const file = process.env['CLOCK_FILE']
const RealDate = Date
const MINUTE = 60_000
const READ_EVERY = 20

let read = { at: 0, minutes }

function minutesNow(): number {
  if (file === undefined) return minutes
  const at = RealDate.now()
  if (at - read.at > READ_EVERY) read = { at, minutes: Number(readFileSync(file, 'utf8')) }
  return read.minutes
}

const now = () => RealDate.now() + minutesNow() * MINUTE

globalThis.Date = new Proxy(RealDate, {
  construct: (target, parameters: [], asked) =>
    Reflect.construct(target, parameters.length > 0 ? parameters : [now()], asked) as Date,
  get: (target, key, receiver) => (key === 'now' ? now : (Reflect.get(target, key, receiver) as unknown)),
})

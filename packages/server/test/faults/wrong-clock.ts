/** Loaded before the server (`--import`): the clock of its process is CLOCK_MINUTES wrong. */
const minutes = Number(process.env['CLOCK_MINUTES'])
const RealDate = Date
const now = () => RealDate.now() + minutes * 60_000

globalThis.Date = new Proxy(RealDate, {
  construct: (target, parameters: [], asked) =>
    Reflect.construct(target, parameters.length > 0 ? parameters : [now()], asked) as Date,
  get: (target, key, receiver) => (key === 'now' ? now : (Reflect.get(target, key, receiver) as unknown)),
})

import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { contactSheet } from './contact-sheet.ts'
import { drawPhotographs } from './draw-photographs.ts'

const dataFolder = process.env.DATA_DIR || join(import.meta.dirname, '../../.data')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: join(dataFolder, 'photographs') },
    /** A PNG with the named photographs side by side, to look at while drawing. */
    sheet: { type: 'string' },
  },
})

const say = (done: number, all: number, name = 'there already') =>
  console.log(`${String(done).padStart(2)}/${all}  ${name}`)

async function drawAll(out: string) {
  const started = performance.now()
  const stopping = new AbortController()
  process.once('SIGTERM', () => stopping.abort())
  const drawn = await drawPhotographs({ out, onProgress: say, signal: stopping.signal })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(drawn > 0 ? `${drawn} photographs drawn in ${seconds} s` : 'All photographs are there.')
}

await (values.sheet ? contactSheet(values.sheet, positionals) : drawAll(values.out))

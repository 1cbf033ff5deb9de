import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { drawPhotographs } from './draw-photographs.ts'

const usual = join(import.meta.dirname, '../../studios/alder-and-wren/photographs')
const { values } = parseArgs({ options: { out: { type: 'string', default: usual } } })

const started = performance.now()
const drawn = await drawPhotographs({
  out: values.out,
  onProgress: ({ name, done, total }) => console.log(`${String(done).padStart(2)}/${total}  ${name}`),
})
const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(drawn ? `${drawn} photographs drawn in ${seconds} s` : 'All photographs are there.')

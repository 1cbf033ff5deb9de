import { writeFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { photographs } from './catalogue/index.ts'
import { draw } from './draw.ts'

const [out = ''] = process.argv.slice(2)

sharp.concurrency(1)

process.on('message', async (name: string) => {
  const photograph = photographs.find((each) => each.name === name)
  if (!photograph) throw new Error(`No photograph is called ${name}.`)
  const file = join(out, `${name}.jpg`)
  writeFileSync(`${file}.part`, await draw(photograph))
  renameSync(`${file}.part`, file)
  process.send?.(name)
})

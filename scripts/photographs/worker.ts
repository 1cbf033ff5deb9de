import { writeFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import sharp from 'sharp'
import { photographs } from './catalogue/index.ts'
import { draw } from './draw.ts'

const { out } = workerData as { out: string }

sharp.concurrency(1)

parentPort?.on('message', async (name: string) => {
  const photograph = photographs.find((each) => each.name === name)
  if (!photograph) throw new Error(`No photograph is called ${name}.`)
  const file = join(out, `${name}.jpg`)
  writeFileSync(`${file}.part`, await draw(photograph))
  renameSync(`${file}.part`, file)
  parentPort?.postMessage(name)
})

import fs from 'node:fs'
import path from 'node:path'
import { fsyncPath } from './durable-fs.ts'
import { createFolder } from './worker-engine.ts'

/** Makes the data folder if there is none: built aside, brought to the disk, then renamed, so never half made. */
export async function ensureFolder(dataDir: string): Promise<void> {
  removeLeftovers(dataDir)
  if (fs.existsSync(dataDir)) return
  const building = `${dataDir}.init-${process.pid}`
  await createFolder(building)
  fsyncTree(building)
  fs.renameSync(building, dataDir)
  fsyncPath(path.dirname(dataDir))
}

function removeLeftovers(dataDir: string): void {
  const parent = path.dirname(dataDir)
  const prefix = `${path.basename(dataDir)}.init-`
  for (const name of fs.readdirSync(parent)) {
    if (name.startsWith(prefix)) fs.rmSync(path.join(parent, name), { recursive: true, force: true })
  }
}

function fsyncTree(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isFile() || entry.isDirectory()) fsyncPath(path.join(entry.parentPath, entry.name))
  }
  fsyncPath(folder)
}

/**
 * Loaded before a command (`--import`): its second file is never written, so that whoever kills it finds it half-way,
 * however fast the machine is.
 */
import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

const WRITTEN = 1
const ONE_DAY = 86_400_000
const { writeFile } = fs
let written = 0

fs.writeFile = async (...parameters) => {
  written += 1
  if (written > WRITTEN) await new Promise((resolve) => setTimeout(resolve, ONE_DAY))
  return writeFile(...parameters)
}
syncBuiltinESMExports()

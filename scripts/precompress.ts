import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Puts a `.br` and a `.gz` beside every text file of the browser build, so that the server never compresses one. */
const folder = path.resolve(import.meta.dirname, '..', 'dist', 'client', 'assets')
const isText = /\.(js|css|svg|json|txt)$/
const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }

for (const name of readdirSync(folder).filter((file) => isText.test(file))) {
  const file = path.join(folder, name)
  const text = readFileSync(file)
  writeFileSync(`${file}.br`, brotliCompressSync(text, { params: QUALITY }))
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }))
}

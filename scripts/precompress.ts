import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Puts a `.br` and a `.gz` beside every text file of the browser build, so that the server never compresses one. */
const folder = path.resolve(import.meta.dirname, '..', 'dist', 'client', 'assets')
const isText = /\.(js|css|svg|json|txt)$/
const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }

async function compress(name: string): Promise<void> {
  const file = path.join(folder, name)
  const text = await readFile(file)
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(text, { params }),
    promisify(gzip)(text, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)])
}

// All at once: Node works on as many at a time as it has threads.
await Promise.all((await readdir(folder)).filter((file) => isText.test(file)).map(compress))

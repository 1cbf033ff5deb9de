import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

const KILO = 1000
/** Kilobytes (brotli) that a template may add to a page that has others of its kind. */
const most = { styles: 3, script: 4 }

type Chunk = Readonly<{ file: string; name?: string; css?: readonly string[] }>
type Manifest = Readonly<Record<string, Chunk>>

const dist = new URL('../../dist/client/', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, dist))
const weightOf = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + brotliCompressSync(read(file)).length, 0) / KILO

function cell(weight: number, limit: number): string {
  return `${weight.toFixed(1)} of ${limit}${weight > limit ? ' OVER' : ''}`
}

const TEMPLATE = /^packages\/sections\/src\/([^/]+)\/([^/]+)\/\2\.template\.ts$/

/** Each template of the build with the styles and the script of its view alone; a new one is in the list by being built. */
export function templateWeights(): { name: string; cells: readonly string[] }[] {
  const manifest = JSON.parse(read('.vite/manifest.json').toString()) as Manifest
  const templates = Object.keys(manifest).filter((source) => TEMPLATE.test(source))
  if (templates.length === 0) throw new Error('The build has no template of its own file')
  return templates.map((source) => {
    const [, family = '', id = ''] = TEMPLATE.exec(source) ?? []
    const chunk = Object.values(manifest).find(({ name, file }) => name === id && file.endsWith('.js'))
    if (!chunk) throw new Error(`The build has no file of its own for the view of ${family}/${id}`)
    const name = `${family}/${id}`
    return {
      name,
      cells: [cell(weightOf(chunk.css ?? []), most.styles), cell(weightOf([chunk.file]), most.script)],
    }
  })
}

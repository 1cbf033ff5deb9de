import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Reporter } from '@playwright/test/reporter'

const folder = fileURLToPath(new URL('../../.visual/report/', import.meta.url))
const parts = ['before', 'after', 'difference'] as const

const style =
  'body{font:16px/1.5 system-ui;margin:2rem}figure{display:inline-block;width:31%;margin:0 1% 2rem 0;vertical-align:top}img{width:100%;border:1px solid #ccc}'

function rowOf(name: string, files: ReadonlySet<string>): string {
  const figures = parts
    .filter((part) => files.has(`${name}.${part}.webp`))
    .map(
      (part) =>
        `<figure><figcaption>${part}</figcaption><a href="${name}.${part}.webp"><img src="${name}.${part}.webp" alt="${name}, ${part}" loading="lazy"></a></figure>`,
    )
  return `<section><h2>${name}</h2>${figures.join('')}</section>`
}

/** One page with what was, what is and what differs, for every screenshot that does not match. */
export default class Report implements Reporter {
  onBegin(): void {
    rmSync(folder, { recursive: true, force: true })
  }

  onEnd(): void {
    if (!existsSync(folder)) return
    const files = new Set(readdirSync(folder))
    const names = [...files].flatMap((file) => /^(.*)\.after\.webp$/.exec(file)?.[1] ?? []).toSorted()
    const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screenshots that differ</title><style>${style}</style><h1>${names.length} screenshots differ</h1>${names.map((name) => rowOf(name, files)).join('')}</html>`
    writeFileSync(`${folder}index.html`, page)
    console.log(`${names.length} screenshots differ: .visual/report/index.html`)
  }
}

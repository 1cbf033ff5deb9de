import { readFileSync } from 'node:fs'

/** Parts whose code comes when a page needs it, by the name of the file that holds it. */
const chunkNames = {
  carousel: 'carousel-track-engine',
  lightbox: 'lightbox-viewer',
  calendar: 'calendar',
  forms: 'forms',
  dialog: 'opened',
  booking: 'booking',
} as const
export type LatePart = keyof typeof chunkNames
const parts = Object.keys(chunkNames) as LatePart[]

type Manifest = Readonly<Record<string, Readonly<{ file: string; name?: string }>>>

/** The script of each late part as the build named it; throws when the build no longer keeps one apart. */
function lateFiles(): ReadonlyMap<LatePart, string> {
  const path = new URL('../../dist/client/.vite/manifest.json', import.meta.url)
  const chunks = Object.values(JSON.parse(readFileSync(path, 'utf8')) as Manifest)
  return new Map(
    parts.map((part) => {
      const found = chunks.find(({ name, file }) => name === chunkNames[part] && file.endsWith('.js'))
      if (!found) throw new Error(`The build has no file of its own for ${part}: ${chunkNames[part]}`)
      return [part, found.file]
    }),
  )
}

const files = lateFiles()
const partsAmong = (urls: readonly string[]) =>
  parts.filter((part) => urls.some((url) => new URL(url).pathname.endsWith(`/${files.get(part)}`)))

type Fetched = Readonly<{ atLoad: readonly string[]; afterScroll: readonly string[] }>
type Finding = Readonly<{ text: string; isOver: boolean }>

function finding(when: string, urls: readonly string[], barred: readonly LatePart[]): Finding {
  const came = partsAmong(urls).filter((part) => barred.includes(part))
  return came.length > 0
    ? { text: `${came.join(', ')} ${when} OVER`, isOver: true }
    : { text: `none of ${barred.join(', ')} ${when}`, isOver: false }
}

export type Shown = Readonly<{
  /** What the page starts with. */
  starts?: readonly LatePart[]
  /** What it shows further down, whose code scrolling may fetch. */
  shows?: readonly LatePart[]
}>

/** What came of the late parts at load and after scrolling, beside those that the page may have by then. */
export function lateCode({ atLoad, afterScroll }: Fetched, { starts = [], shows = [] }: Shown): Finding[] {
  const late = parts.filter((part) => !starts.includes(part))
  const absent = late.filter((part) => !shows.includes(part))
  return [finding('at load', atLoad, late), finding('after scrolling', afterScroll, absent)]
}

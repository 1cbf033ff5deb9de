import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { folderTexts } from '../../packages/server/test/folder-texts.ts'
import type { Payloads } from './hostile-values.ts'

/** Texts that must be right for the rest to be seen: addresses of letters, the builder, the studio's zone, and kinds. */
const isNeeded =
  /\.email$|\.timeZone$|\.builderOrigins\[\]$|^theme\.(?:headers|footers)\[\]\.name$|^page\.layout\.(?:headers|footers)\[\]\.name$/
/** A picture of the folder has made addresses, and only its words and its file are the owner's. */
const isMade = /^(?:studio\.logo)\.(?:url|additionalImageUrls\._\w+|key|position)$/
/** Nobody books these: only one of several shoots has a name, and these orders are not answered yet. */
const isElsewhere = /^service\.packages\[\]\.shoots\[\]\.name$|^people\.orders\[\]\.answers/

/** Every text in a value, by its place. */
function* textsOf(value: unknown, place: string): Generator<readonly [string, string]> {
  if (typeof value === 'string') yield [place, value]
  else if (Array.isArray(value)) for (const one of value) yield* textsOf(one, `${place}[]`)
  else for (const [name, one] of Object.entries(Object(value))) yield* textsOf(one, `${place}.${name}`)
}

const kindOf = (file: string) => {
  const [first = ''] = file.split(path.sep)
  return path.basename(first, '.json').replace(/s$/, '')
}

/** Free texts that a studio's folder may hold and that mean no harm in this one. */
export function unfilledTexts(folder: string, { given }: Payloads): string[] {
  const harmful = new Set<string>()
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.json'))
      for (const [place, text] of textsOf(
        JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
        kindOf(file),
      ))
        if (given.has(text)) harmful.add(place)
  return Object.entries(folderTexts)
    .flatMap(([kind, places]) => [...places].map((place) => kind + place))
    .filter((place) => !harmful.has(place))
    .filter((place) => ![isNeeded, isMade, isElsewhere].some((expected) => expected.test(place)))
}

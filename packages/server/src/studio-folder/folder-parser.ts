import { isRecord } from '@bellows/domain'
import * as z from 'zod/mini'
import { FolderFault } from './folder-fault.ts'
import { issueText } from './issue-text.ts'
import type { Place } from './rewrite-json.ts'

/** Import writes what it saw in a picture beside its address, also where no words stand on it. */
const seen = new Set(['brightness', 'subject'])
const isSeen = (name: string, picture: object) => seen.has(name) && 'url' in picture

/** A menu's entries below its third level are kept beside the one above them. */
const lifted = (given: readonly unknown[], place: Place): [unknown, Place][] =>
  given.flatMap((entry, index) => {
    const { children = [], ...own } = Object(entry)
    const at = [...place, index]
    return [[own, at], ...lifted(children, [...at, 'children'])]
  })

function inList(given: readonly unknown[], kept: readonly unknown[], place: Place): Place[] {
  const entries =
    given.length === kept.length
      ? given.map((entry, index): [unknown, Place] => [entry, [...place, index]])
      : lifted(given, place)
  return entries.flatMap(([entry, at], index) => lostPlaces(entry, kept[index], at))
}

/** Places of what was given and that a schema let go; what it adds or changes is not looked at. */
function lostPlaces(given: unknown, kept: unknown, place: Place): Place[] {
  if (Array.isArray(given) && Array.isArray(kept)) return inList(given, kept, place)
  if (!isRecord(given) || !isRecord(kept)) return []
  return Object.entries(given).flatMap(([name, value]) => {
    if (Object.hasOwn(kept, name)) return lostPlaces(value, kept[name], [...place, name])
    return isSeen(name, given) ? [] : [[...place, name]]
  })
}

/** Parses the files of one folder, and keeps a list of the fields in them that no schema knows. */
export function folderParser() {
  const unknownFields: FolderFault[] = []
  /** @throws FolderFault where the data does not fit */
  function parse<S extends z.ZodMiniType>(schema: S, file: string, data: unknown): z.output<S> {
    const parsed = z.safeParse(schema, data)
    if (parsed.success) {
      const lost = lostPlaces(data, parsed.data, [])
      unknownFields.push(...lost.map((place) => new FolderFault(file, place, 'nothing knows this field')))
      return parsed.data
    }
    const [issue] = parsed.error.issues
    throw new FolderFault(file, issue?.path ?? [], issueText(issue))
  }
  return { parse, unknownFields }
}

export type Parse = ReturnType<typeof folderParser>['parse']

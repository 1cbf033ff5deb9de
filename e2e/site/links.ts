import { Parser } from 'htmlparser2'

/** What a document leads to and what it may be entered at. */
export type Links = Readonly<{ addresses: ReadonlySet<string>; ids: ReadonlySet<string> }>

const SETS = ['srcset', 'imagesrcset']
const NAMES = ['href', 'src', 'action', 'poster']

const inSet = (candidates: string): string[] =>
  candidates.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')

/** The addresses of a document: links, files, pictures in each size, and where its forms go. */
export function linksIn(html: string): Links {
  const addresses = new Set<string>()
  const ids = new Set<string>()
  const parser = new Parser({
    onopentag: (_name, attributes) => {
      if (attributes['id']) ids.add(attributes['id'])
      for (const name of NAMES) if (attributes[name] !== undefined) addresses.add(attributes[name])
      for (const name of SETS) for (const address of inSet(attributes[name] ?? '')) addresses.add(address)
    },
  })
  parser.end(html)
  addresses.delete('')
  return { addresses, ids }
}

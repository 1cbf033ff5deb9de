import { isRichText, safeHref } from '@bellows/domain'
import sanitizeHtml from 'sanitize-html'
import { FolderFault } from './folder-fault.ts'
import { rewriteJson, type Place } from './rewrite-json.ts'

const tags = ['p', 'em', 'strong', 'a', 'br', 'ul', 'ol', 'li']
const hasTag = /<[a-z!/]/i

const options: sanitizeHtml.IOptions = {
  allowedTags: tags,
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    a: (tagName, { href = '' }) => {
      const safe = safeHref(href)
      const attribs: sanitizeHtml.Attributes = safe === null ? {} : { href: safe, rel: 'noopener nofollow' }
      return { tagName, attribs }
    },
    b: 'strong',
    i: 'em',
  },
}

const kept = new Set([...tags, 'b', 'i'])
const SHOWN_LENGTH = 120
/** No text of an owner's has it. */
const END = '\uE000'

function lostIn(tag: string, attributes: sanitizeHtml.Attributes): string[] {
  if (!kept.has(tag)) return [`<${tag}>`]
  return Object.entries(attributes).flatMap(([name, value]) => {
    const isLink = tag === 'a' && name === 'href'
    if (isLink && safeHref(value) === null)
      return [`the address ${JSON.stringify(value.slice(0, SHOWN_LENGTH))}`]
    return isLink || (tag === 'a' && name === 'rel') ? [] : [`${name} of <${tag}>`]
  })
}

/** What cleaning takes out of a text, each once; marks of another spelling (`<b>`, `<br>`) stay what they are. */
export function takenOut(text: string): string[] {
  if (!hasTag.test(text)) return []
  const found = new Set<string>(text.includes('<!') ? ['a comment'] : [])
  const onOpenTag = (tag: string, attributes: sanitizeHtml.Attributes) => {
    for (const lost of lostIn(tag, attributes)) found.add(lost)
  }
  const cleaned = sanitizeHtml(text + END, { ...options, onOpenTag })
  if (!cleaned.includes(END)) found.add('all from a tag on that does not end')
  return [...found]
}

/** Rich text with the allowed marks only; what holds no tag is plain text and stays as it is. */
export function cleanRichText(text: string): string {
  return hasTag.test(text) ? sanitizeHtml(text, options) : text
}

const rows: ReadonlySet<unknown> = new Set(['packages', 'addons'])

/** What is offered with a service is described in a row of a list, in plain text. */
const isOfRow = (file: string, [list]: Place): boolean => file.startsWith('services/') && rows.has(list)

const isRich = (file: string, place: Place): boolean =>
  isRichText(String(place.at(-1))) && !isOfRow(file, place)

/** Cleans the rich texts of one folder, and keeps a list of what it took out of them. */
export function richTextCleaner() {
  const lostMarks: FolderFault[] = []
  function clean(file: string, text: string, place: Place = []): string {
    const lost = takenOut(text)
    if (lost.length > 0)
      lostMarks.push(new FolderFault(file, place, `taken out of the text: ${lost.join(', ')}`))
    return cleanRichText(text)
  }
  return {
    lostMarks,
    clean,
    /** A file's data with its rich texts cleaned; all other texts are plain and stay to the letter. */
    cleanFile: (file: string, data: unknown): unknown =>
      rewriteJson(data, (value, place) =>
        typeof value === 'string' && isRich(file, place) ? clean(file, value, place) : undefined,
      ),
  }
}

export type RichTextCleaner = ReturnType<typeof richTextCleaner>

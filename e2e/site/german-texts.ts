import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const titles = [
  'Familienfotografie im Streuobstwiesenlicht',
  'Hochzeitsreportagen mit Generationenporträts',
  'Veröffentlichungsbestimmungen',
  'Schwangerschaftsbegleitung und Neugeborenenbilder',
  'Geschwindigkeitsbegrenzungslos',
  'Unternehmensfotografie für Handwerksbetriebe',
]
const sentences = [
  'Unsere Landschaftsaufnahmen entstehen in den Abendstunden, wenn die Lichtverhältnisse zwischen den Apfelbaumreihen am schönsten sind; Schlechtwetterausweichtermine vereinbaren wir selbstverständlich gemeinsam.',
  'Zwanzig Minuten Aufnahmezeit, Bekleidungsempfehlungen vorab, danach eine passwortgeschützte Onlinegalerie mit Herunterladeberechtigung und uneingeschränkter Privatnutzungslizenz.',
  'Die Zufahrtsstraße endet am Landwirtschaftsmuseum: Parkmöglichkeiten, Kinderwagenabstellplätze und barrierefreie Sanitäreinrichtungen liegen unmittelbar nebeneinander.',
]

/** How German says what stands under a name: in a word or two, or in a sentence. */
const long: Readonly<Record<string, readonly string[]>> = {
  title: titles,
  name: titles,
  subtitle: titles,
  buttonLabel: ['Terminverfügbarkeit ansehen', 'Buchungsmöglichkeiten vergleichen'],
  features: ['Passwortgeschützte Onlinegalerie', 'Privatnutzungslizenz', 'Zusatzbearbeitungswünsche'],
  location: ['Apfelbaumversuchsanstalt, Landwirtschaftsmuseumsstraße 14, Niederschönhausen'],
  note: ['Sonnenuntergangszuschlag für die Abenddämmerungsaufnahmen'],
  description: sentences,
  question: ['Welche Schlechtwetterausweichmöglichkeiten gibt es?', 'Wie lange ist die Bearbeitungszeit?'],
  answer: sentences,
  quote: sentences,
  testimonial: sentences,
  text: sentences,
  officeHours: ['Donnerstagnachmittags und samstagvormittags nach Terminvereinbarung'],
}

/** Outside of services a name says of which kind something is. */
const isText = (file: string, key: string) => key !== 'name' || file.startsWith('services/')

function inGerman(file: string) {
  let turn = 0
  const next = (texts: readonly string[], before: string): string => {
    const text = texts[turn++ % texts.length] ?? before
    return before.startsWith('<') ? `<p>${text}</p>` : text
  }
  const written = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((entry) => written(entry, key))
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, written(child, name)]))
    const texts = isText(file, key) ? long[key] : undefined
    return typeof value === 'string' && value !== '' && texts ? next(texts, value) : value
  }
  return written
}

/** Gives a copy of the demo an owner who writes German, with the long words it makes. */
export function writeGerman(folder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => /^(?:services|pages)\/|^(?:studio|theme)\.json$/.test(name))) {
    if (!file.endsWith('.json')) continue
    const at = path.join(folder, file)
    writeFileSync(at, JSON.stringify(inGerman(file)(JSON.parse(readFileSync(at, 'utf8')))))
  }
}

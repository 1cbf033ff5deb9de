import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { SERVICE } from './book-a-mini.ts'

/** A word of sixty letters and more, as German makes them. */
export const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

type Named = { name: string; description: string; features: string[] }
type Placed = { location: string }
type ServiceFile = { name: string; packages: Named[]; serviceDates: Placed[] }
type StudioFile = { businessName: string; email: string }

function lengthenStudio(folder: string): void {
  const file = path.join(folder, 'studio.json')
  const studio = JSON.parse(readFileSync(file, 'utf8')) as StudioFile
  const email = `${'fotostudio'.repeat(6)}@studio.example`
  writeFileSync(file, JSON.stringify({ ...studio, businessName: `Studio ${LONG_WORD}`, email }))
}

/** Puts the word wherever a studio's own words stand in the minis, and into its own name. */
export function lengthen(folder: string): void {
  lengthenStudio(folder)
  const file = path.join(folder, `${SERVICE.slice(1)}.json`)
  const service = JSON.parse(readFileSync(file, 'utf8')) as ServiceFile
  service.name += ` ${LONG_WORD}`
  for (const offered of service.packages) {
    offered.name += ` ${LONG_WORD}`
    offered.description += ` ${LONG_WORD}`
    offered.features.push(LONG_WORD)
  }
  for (const date of service.serviceDates) date.location = LONG_WORD
  writeFileSync(file, JSON.stringify(service))
}

import type { InquiryTemplate, Instagram, Theme } from '@bellows/domain'
import type { Contract } from '../store/studio/stored-settings.ts'
import type { FolderFault } from './folder-fault.ts'
import type { PageFile, PeopleFile, ServiceFile, StudioFile } from './folder-schemas.ts'
import type { Records } from './write-records.ts'

/** A studio's folder with everything in it judged and resolved. */
export interface StudioFolder {
  studio: StudioFile
  theme: Theme
  inquiry: InquiryTemplate
  instagram: Instagram | null
  services: ServiceFile[]
  pages: PageFile[]
  contracts: Contract[]
  people: PeopleFile
  records: Records
  /** What stands in its files and nothing reads, each with its place. */
  unknownFields: readonly FolderFault[]
  /** What was taken out of its rich texts and contracts. */
  lostMarks: readonly FolderFault[]
}

/** What people and orders of a folder are put upon. */
export interface Ground {
  businessId: string
  currency: string
  folder: StudioFolder
  now: number
}

/** One of the folder's people, to be told of by its place in `people.json`. */
export interface Entry extends Ground {
  place: readonly (string | number)[]
}

import path from 'node:path'
import { isPageSlug, isServiceSlug, isSlug, isTimeZone } from '@bellows/domain'
import { checkFolder } from './check-folder.ts'
import { richTextCleaner } from './clean-rich-text.ts'
import { FolderFault } from './folder-fault.ts'
import { folderParser, type Parse } from './folder-parser.ts'
import {
  inquiryTemplateSchema,
  instagramFileSchema,
  pageFileSchema,
  peopleFileSchema,
  serviceFileSchema,
  studioFileSchema,
  themeSchema,
  type PageFile,
  type ServiceFile,
} from './folder-schemas.ts'
import {
  makePictures,
  picturesIn,
  pictureRewriter,
  type PictureFolders,
  type PictureProgress,
} from './make-pictures.ts'
import { readRawFolder, type RawFolder } from './raw-folder.ts'
import { readContracts } from './read-contracts.ts'
import { timeRewriter, type Clock } from './resolve-times.ts'
import { rewriteJson } from './rewrite-json.ts'
import type { StudioFolder } from './studio-folder.ts'

export interface ReadOptions {
  /** Milliseconds; what relative times count from. */
  now: number
  pictures: PictureFolders
  onPicture?: PictureProgress
}

type Files = ReadonlyMap<string, unknown>

function zoneOf({ json }: RawFolder): string {
  const zone: unknown = Object(json.get('studio.json'))['timeZone']
  if (typeof zone === 'string' && isTimeZone(zone)) return zone
  throw new FolderFault('studio.json', ['timeZone'], 'an IANA time zone is needed')
}

/** The JSON files with times and pictures resolved. */
async function resolve(raw: RawFolder, clock: Clock, options: ReadOptions): Promise<Files> {
  const uses = [...raw.json].flatMap(([file, data]) => picturesIn(file, data))
  const made = await makePictures(uses, options.pictures, options.onPicture ?? (() => undefined))
  const pictures = pictureRewriter(made)
  const resolved = [...raw.json].map(([file, data]) => {
    const times = timeRewriter(file, clock)
    return [file, rewriteJson(data, (value, place) => times(value, place) ?? pictures(value, place))] as const
  })
  return new Map(resolved)
}

const filesIn = (files: Files, folder: string) => [...files].filter(([name]) => name.startsWith(`${folder}/`))

function readServices(files: Files, parse: Parse): ServiceFile[] {
  return filesIn(files, 'services').map(([file, data]) => {
    const slug = path.basename(file, '.json')
    if (!isSlug(slug)) throw new FolderFault(file, [], 'the file name must be a slug')
    if (!isServiceSlug(slug))
      throw new FolderFault(file, [], 'this slug is not for services: a call has its address')
    const service = parse(serviceFileSchema, file, data)
    return { ...service, id: service.id ?? slug, slug }
  })
}

function readPages(files: Files, parse: Parse): PageFile[] {
  return filesIn(files, 'pages').map(([file, data]) => {
    const name = path.basename(file, '.json')
    if (name !== 'home' && !isPageSlug(name)) throw new FolderFault(file, [], 'this slug is not for pages')
    const page = parse(pageFileSchema, file, data)
    return { ...page, id: page.id ?? name, slug: name === 'home' ? null : name }
  })
}

/**
 * Reads a whole studio folder and writes its pictures into the media folder.
 * @throws FolderFault naming file and place
 */
export async function readFolder(folder: string, options: ReadOptions): Promise<StudioFolder> {
  const raw = await readRawFolder(folder)
  const resolved = await resolve(raw, { now: options.now, zone: zoneOf(raw) }, options)
  const cleaner = richTextCleaner()
  const files: Files = new Map([...resolved].map(([file, data]) => [file, cleaner.cleanFile(file, data)]))
  const { parse, unknownFields } = folderParser()
  const instagram = files.get('instagram.json')
  const read: StudioFolder = {
    studio: parse(studioFileSchema, 'studio.json', files.get('studio.json')),
    theme: parse(themeSchema, 'theme.json', files.get('theme.json')),
    inquiry: parse(inquiryTemplateSchema, 'inquiry.json', files.get('inquiry.json') ?? { questions: [] }),
    instagram: instagram === undefined ? null : parse(instagramFileSchema, 'instagram.json', instagram),
    services: readServices(files, parse),
    pages: readPages(files, parse),
    contracts: readContracts(raw.html, cleaner),
    people: parse(peopleFileSchema, 'people.json', files.get('people.json') ?? {}),
    records: raw.records,
    unknownFields,
    lostMarks: cleaner.lostMarks,
  }
  checkFolder(read)
  return read
}

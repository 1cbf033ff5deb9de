/** Between the names of files that are asked for as one. */
const JOINT = '+'
const FOLDER = '/assets/'
const TYPE = '.css'

/** One address for several style sheets, in their order: it names each, so that whoever is asked can put them together. */
export const joinedAddress = (urls: readonly string[]): string =>
  `${FOLDER}${urls.map((url) => url.slice(FOLDER.length, -TYPE.length)).join(JOINT)}${TYPE}`

/** The style sheets that an address stands for. */
export const joinedFiles = (address: string): string[] =>
  address
    .slice(FOLDER.length, -TYPE.length)
    .split(JOINT)
    .map((name) => FOLDER + name + TYPE)

/** Between the names of style sheets that are asked for as one, e.g. `kit-Cu5RVJHI+hero-1-CdIKeMyC.css`. */
const JOINT = '+'
const FOLDER = '/assets/'
const TYPE = '.css'

/** One address for several style sheets, in their order: it names each, so that whoever is asked can put them together. */
export const joinedAddress = (urls: readonly string[]): string =>
  `${FOLDER}${urls.map((url) => url.slice(FOLDER.length, -TYPE.length)).join(JOINT)}${TYPE}`

/** The files that a joined name stands for, by their own names; none where it is no style sheet's. */
export const joinedNames = (name: string): string[] =>
  name.endsWith(TYPE)
    ? name
        .slice(0, -TYPE.length)
        .split(JOINT)
        .map((part) => part + TYPE)
    : []

/** The style sheets that an address stands for. */
export const joinedFiles = (address: string): string[] =>
  joinedNames(address.slice(FOLDER.length)).map((name) => FOLDER + name)

/** What is wrong in a studio's folder, and where: the file, and the place in it as a JSON path. */
export class FolderFault extends Error {
  override readonly name = 'FolderFault'

  constructor(file: string, place: readonly PropertyKey[], message: string) {
    const at = place.length > 0 ? ` at ${place.map(String).join('.')}` : ''
    super(`${file}${at}: ${message}`)
  }
}

/** Who may import whom, by package. The lint configuration must say the same; a test reads both. */
export const arrows = {
  tokens: [],
  domain: [],
  api: ['domain'],
  protocol: ['domain'],
  ui: ['tokens'],
  sections: ['ui', 'tokens', 'domain'],
  site: ['sections', 'ui', 'tokens', 'api', 'protocol', 'domain'],
  server: ['api', 'domain'],
} as const satisfies Record<string, readonly string[]>

export type Room = keyof typeof arrows
export const rooms = Object.keys(arrows) as Room[]

/** Packages that a room must not import: all of ours but those its arrows point to. */
export const forbidden = (room: Room): string[] =>
  rooms.filter((other) => other !== room && !(arrows[room] as readonly string[]).includes(other))

/**
 * The storeys of the server, from the top: a folder imports what stands below it, never what stands above or beside.
 * `main.ts` stands on all of them, and `testing` belongs to the tests alone.
 */
export const storeys = [
  ['commands'],
  ['http'],
  ['calls', 'jobs'],
  ['payments', 'mail', 'studio-folder'],
  ['store', 'media'],
  ['base'],
  ['db'],
] as const

const floorOf = (folder: string): number =>
  storeys.findIndex((floor) => (floor as readonly string[]).includes(folder))

export const serverFolders: readonly string[] = storeys.flat()

/** The server's folders that one of them must not import: all above it, and its neighbours. */
export const outOfReach = (folder: string): string[] =>
  serverFolders.filter((other) => other !== folder && floorOf(other) <= floorOf(folder))

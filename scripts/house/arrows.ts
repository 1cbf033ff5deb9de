/** Who may import whom, by package. The lint configuration must say the same; a test reads both. */
export const arrows = {
  tokens: [],
  domain: [],
  api: ['domain'],
  ui: ['tokens'],
  sections: ['ui', 'tokens', 'domain'],
  site: ['sections', 'ui', 'tokens', 'api', 'domain'],
  server: ['api', 'domain'],
} as const satisfies Record<string, readonly string[]>

export type Room = keyof typeof arrows
export const rooms = Object.keys(arrows) as Room[]

/** Packages that a room must not import: all of ours but those its arrows point to. */
export const forbidden = (room: Room): string[] =>
  rooms.filter((other) => other !== room && !(arrows[room] as readonly string[]).includes(other))

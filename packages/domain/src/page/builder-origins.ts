import { port, secureHost } from './policy-words.ts'

const thisMachine = 'http://(?:localhost|[a-z0-9-]+\\.localhost|127\\.0\\.0\\.1)'
const nameable = new RegExp(`^(?:${secureHost}|${thisMachine})${port}$`)

/** An exact origin as browsers write it, over https or on this machine; null for any other text. */
export function builderOrigin(text: string): string | null {
  const origin = nameable.test(text.toLowerCase()) ? URL.parse(text)?.origin : undefined
  return origin !== undefined && nameable.test(origin) ? origin : null
}

/** Who may hold the preview of a studio and speak to it; what is no exact origin is left out. */
export const builderOriginsOf = (written: readonly string[]): string[] => [
  ...new Set(written.map(builderOrigin).filter((origin) => origin !== null)),
]

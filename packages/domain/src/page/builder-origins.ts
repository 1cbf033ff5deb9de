// As in `pictureOrigin`: a policy's words end at blanks, commas and semicolons, and an asterisk stands for every host.
const nameable =
  /^(https:\/\/[a-z0-9.-]+|http:\/\/(?:localhost|[a-z0-9-]+\.localhost|127\.0\.0\.1))(?::\d{1,5})?$/

/** An exact origin as browsers write it, over https or on this machine; null for any other text. */
export function builderOrigin(text: string): string | null {
  const origin = nameable.test(text.toLowerCase()) ? URL.parse(text)?.origin : undefined
  return origin !== undefined && nameable.test(origin) ? origin : null
}

/** Who may hold the preview of a studio and speak to it; what is no exact origin is left out. */
export const builderOriginsOf = (written: readonly string[]): string[] => [
  ...new Set(written.map(builderOrigin).filter((origin) => origin !== null)),
]

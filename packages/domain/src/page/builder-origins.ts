// As in `pictureOrigin`: a policy's words end at blanks, commas and semicolons, and an asterisk stands for every host.
const nameable =
  /^(https:\/\/[a-z0-9.-]+|http:\/\/(?:localhost|[a-z0-9-]+\.localhost|127\.0\.0\.1))(?::\d{1,5})?$/

const isOrigin = (text: string): boolean => nameable.test(text) && URL.parse(text)?.origin === text

/** Who may hold the preview of a studio and speak to it; what is no exact origin, over https or on this machine, is left out. */
export const builderOriginsOf = ({ builderOrigins }: { builderOrigins: readonly string[] }): string[] =>
  builderOrigins.filter(isOrigin)

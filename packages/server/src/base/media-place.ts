import * as z from 'zod/mini'

/** A bucket of an S3-compatible store; its keys come from the environment, as the vendor's client reads them. */
export interface Bucket {
  bucket: string
  /** What the names of all files begin with: empty or ending with `/`. */
  prefix: string
  region: string
  /** Where the store answers, unless it is the vendor's own. */
  endpoint: string | undefined
}

/** Where pictures lie. */
export type MediaPlace = Bucket | Readonly<{ folder: string }>

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const PREFIX = /^([\w-][\w.-]*(\/[\w-][\w.-]*)*)?$/

const endpoint = z.url({ protocol: /^https?$/, error: 'its endpoint must be an http or https address' })
const parameters = z.strictObject(
  {
    endpoint: z.optional(endpoint),
    region: z.optional(
      z.string().check(z.regex(/^[a-z0-9-]{2,32}$/, 'its region must be one word, as eu-central-1')),
    ),
  },
  'it takes the parameters endpoint and region, no others',
)
const address = z.object({
  protocol: z.literal('s3:', 'it must be s3://bucket/prefix'),
  hostname: z
    .string()
    .check(z.regex(BUCKET, 'its bucket must be 3 to 63 small letters, digits, dots and dashes')),
  prefix: z.string().check(z.regex(PREFIX, 'its prefix must be names with single slashes between them')),
  hasSecrets: z.literal(
    false,
    'keys come from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, never from an address',
  ),
  parameters,
})

type Environment = Readonly<Record<string, string | undefined>>

const partsOf = (url: URL) => ({
  protocol: url.protocol,
  hostname: url.hostname,
  prefix: url.pathname.replaceAll(/^\/|\/$/g, ''),
  hasSecrets: url.username !== '' || url.password !== '',
  parameters: Object.fromEntries(url.searchParams),
})

function readAddress(text: string): z.output<typeof address> {
  const url = URL.parse(text)
  const parsed = z.safeParse(address, url ? partsOf(url) : {})
  if (parsed.success) return parsed.data
  throw new Error(`MEDIA_URL cannot be used: ${parsed.error.issues[0]?.message}`)
}

/**
 * The bucket that `MEDIA_URL` names, if it is set: `s3://bucket/prefix?endpoint=https://…&region=…`.
 * @throws with what is wrong with it, without its value
 */
export function readBucket(env: Environment): Bucket | undefined {
  if (!env['MEDIA_URL']) return undefined
  const { hostname, prefix, parameters: told } = readAddress(env['MEDIA_URL'])
  return {
    bucket: hostname,
    prefix: prefix && `${prefix}/`,
    region: told.region ?? env['AWS_REGION'] ?? env['AWS_DEFAULT_REGION'] ?? 'us-east-1',
    endpoint: told.endpoint,
  }
}

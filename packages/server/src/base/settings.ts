import path from 'node:path'
import { readBucket, type Bucket, type MediaPlace } from './media-place.ts'
import { paymentEnvironment } from './payment-keys.ts'

type Environment = Readonly<Record<string, string | undefined>>

export interface Settings {
  /** Where the database, media and drawn photographs live. */
  dataDir: string
  /** Where pictures lie instead of the data folder. */
  mediaBucket: Bucket | undefined
  /** PostgreSQL instead of the embedded engine. */
  databaseUrl: string | undefined
  port: number
  /** Read the visitor's address and scheme from the headers of a proxy in front. */
  trustProxy: boolean
  /** Live holds that one address may have. */
  liveHoldsPerAddress: number
  /** Inquiries and waitlist entries one address may send within an hour. */
  inquiriesPerHour: number
  /** Bookings one address may make within an hour. */
  bookingsPerHour: number
  /** Days after which an order that was never confirmed is forgotten, and whom it was for. */
  abandonedOrderDays: number
  /** Milliseconds below which a filled form is a robot's. */
  minimumFillTime: number
  /** Mail server, e.g. `smtp://user:password@host:587`; without one mails are kept as files. */
  smtpUrl: string | undefined
  /** The address that mails come from; without one each studio's own. */
  mailFrom: string | undefined
  /** Payments one address may start within an hour. */
  paymentsPerHour: number
  /** Keys and addresses of payment providers, by the names of their variables. */
  paymentEnvironment: Environment
  /** Ids of studios whose cards are paid at a scripted provider, where no money moves. */
  scriptedPayments: readonly string[]
  /** What owners' tokens are made from; without it the owner API refuses everybody. */
  ownerSecret: string | undefined
}

export const defaultSettings: Settings = {
  dataDir: '.data',
  mediaBucket: undefined,
  databaseUrl: undefined,
  port: 3000,
  trustProxy: false,
  liveHoldsPerAddress: 5,
  inquiriesPerHour: 20,
  bookingsPerHour: 20,
  abandonedOrderDays: 30,
  minimumFillTime: 1500,
  smtpUrl: undefined,
  mailFrom: undefined,
  paymentsPerHour: 30,
  paymentEnvironment: {},
  scriptedPayments: [],
  ownerSecret: undefined,
}

function wholeNumber(env: Environment, name: string, otherwise: number): number {
  const text = env[name]
  if (text === undefined || text === '') return otherwise
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${name} must be a whole number, not ${JSON.stringify(text)}`)
  return Number(text)
}

const SECRET_MIN = 32

function secret(env: Environment, name: string): string | undefined {
  const text = env[name] || undefined
  if (text === undefined || text.length >= SECRET_MIN) return text
  throw new Error(`${name} must have at least ${SECRET_MIN} characters`)
}

const words = (text = ''): string[] => text.split(/[\s,]+/).filter((word) => word !== '')

const isOn = (text: string | undefined) => text === '1' || text === 'true'

/** @throws on a value that is no number where one is needed, a secret that is too short, or an address that is none */
export function readSettings(env: Environment): Settings {
  return {
    dataDir: path.resolve(env.DATA_DIR || defaultSettings.dataDir),
    mediaBucket: readBucket(env),
    databaseUrl: env.DATABASE_URL || undefined,
    port: wholeNumber(env, 'PORT', defaultSettings.port),
    trustProxy: isOn(env.TRUST_PROXY),
    liveHoldsPerAddress: wholeNumber(env, 'LIVE_HOLDS_PER_ADDRESS', defaultSettings.liveHoldsPerAddress),
    inquiriesPerHour: wholeNumber(env, 'INQUIRIES_PER_HOUR', defaultSettings.inquiriesPerHour),
    bookingsPerHour: wholeNumber(env, 'BOOKINGS_PER_HOUR', defaultSettings.bookingsPerHour),
    abandonedOrderDays: wholeNumber(env, 'ABANDONED_ORDER_DAYS', defaultSettings.abandonedOrderDays),
    minimumFillTime: wholeNumber(env, 'MINIMUM_FILL_TIME', defaultSettings.minimumFillTime),
    smtpUrl: env.SMTP_URL || undefined,
    mailFrom: env.MAIL_FROM || undefined,
    paymentsPerHour: wholeNumber(env, 'PAYMENTS_PER_HOUR', defaultSettings.paymentsPerHour),
    paymentEnvironment: paymentEnvironment(env),
    scriptedPayments: words(env.SCRIPTED_PAYMENTS),
    ownerSecret: secret(env, 'OWNER_SECRET'),
  }
}

export const databaseFolder = (settings: Settings) => path.join(settings.dataDir, 'database')
export const mediaPlace = ({ mediaBucket, dataDir }: Settings): MediaPlace =>
  mediaBucket ?? { folder: path.join(dataDir, 'media') }
export const photographFolder = (settings: Settings) => path.join(settings.dataDir, 'photographs')
export const mailFolder = (settings: Settings) => path.join(settings.dataDir, 'mail')

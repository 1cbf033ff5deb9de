import type { Server } from 'node:http'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Logger } from 'pino'
import type { Services } from '../base/call.ts'
import { describeFault } from '../base/describe-fault.ts'
import { repositoryRoot } from '../base/repository-root.ts'
import { mailFolder, mediaPlace, readSettings, type Settings } from '../base/settings.ts'
import { createApp } from '../http/app.ts'
import { builtSite } from '../http/built-site.ts'
import { answerUnread } from '../http/ill-formed.ts'
import { newServer, serveProxy } from '../http/new-server.ts'
import { ReadyPages } from '../http/ready-pages.ts'
import { withinLimits } from '../http/within-limits.ts'
import { startMailing } from '../jobs/start-mailing.ts'
import { startOffering } from '../jobs/start-offering.ts'
import { startReconciling } from '../jobs/start-reconciling.ts'
import { startSweeping } from '../jobs/start-sweeping.ts'
import type { MediaStore } from '../media/media-store.ts'
import { openMedia } from '../media/open-media.ts'
import { renewDemoHolds } from './demo-holds.ts'
import { sayDemoLinks } from './demo-links.ts'
import { logger } from './logger.ts'
import { openStorage } from './open-storage.ts'
import { seedIfEmpty, warnOfPast } from './seed.ts'
import { closeOnSignal } from './shutdown.ts'

type Environment = Readonly<Record<string, string | undefined>>
type Say = (line: string) => void

const say: Say = (line) => void process.stdout.write(`${line}\n`)

/** @throws with one clear line when the port is taken */
async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => {
      const isTaken = Object(cause)['code'] === 'EADDRINUSE'
      reject(isTaken ? new Error(`port ${port} is taken; set PORT to another one`) : cause)
    })
    server.listen(port, resolve)
  })
  const address = server.address()
  return typeof address === 'object' && address ? address.port : port
}

/** What requests are answered with. */
type Serving = Services & { media: MediaStore }

async function serveDeveloping(server: Server, services: Serving): Promise<void> {
  const { developingSite } = await import('../http/developing-site.ts')
  const { site, middlewares } = await developingSite(repositoryRoot, server)
  const listener = getRequestListener(createApp({ ...services, site }).fetch, {
    errorHandler: answerUnread,
  })
  server.on('request', (request, response) =>
    middlewares(request, response, () => void listener(request, response)),
  )
}

async function serveBuilt(server: Server, services: Serving): Promise<void> {
  const dist = path.join(repositoryRoot, 'dist')
  const site = await builtSite(dist).catch((cause: unknown) => {
    services.log.warn(describeFault(cause), 'no built site: only the API answers')
    return undefined
  })
  const ready = new ReadyPages(services.log, services.settings.trustProxy)
  const listener = getRequestListener(createApp({ ...services, site, ready }).fetch, {
    errorHandler: answerUnread,
  })
  const answer = withinLimits((request, response) => {
    if (!ready.answer(request, response)) void listener(request, response)
  })
  server.on('request', answer)
}

/** Nothing is answered without its database: whoever keeps the process running starts it anew, and it opens again. */
function endWithout({ message }: Error): void {
  process.stderr.write(`${message}; start the server again\n`)
  process.exit(1)
}

async function openServices(settings: Settings, log: Logger): Promise<Services> {
  const onError = (cause: unknown) => log.error(describeFault(cause), 'database')
  const database = await openStorage(settings, { onError, onLost: endWithout })
  return { database, log, settings }
}

/** The settings with the scripted provider's address for the studios that have one, keys of their own aside. */
async function withScripted(settings: Settings, server: Server): Promise<Settings> {
  if (settings.scriptedPayments.length === 0) return settings
  const { serveScripted } = await import('../payments/scripted/serve-scripted.ts')
  const { environment, close } = await serveScripted(settings.scriptedPayments)
  server.once('close', close)
  return { ...settings, paymentEnvironment: { ...environment, ...settings.paymentEnvironment } }
}

/** Opens the database, seeds it on the first start, and answers until a signal comes; what it answers with. */
export async function startServer(env: Environment, args: readonly string[]): Promise<Services> {
  const server = newServer()
  const settings = await withScripted(readSettings(env), server)
  if (settings.trustProxy) serveProxy(server)
  const isDeveloping = args.includes('--dev')
  const log = logger(env, isDeveloping)
  const media = await openMedia(mediaPlace(settings))
  const services = { ...(await openServices(settings, log)), media }
  try {
    await seedIfEmpty(services, say)
    await warnOfPast(services.database, say)
    await (isDeveloping ? serveDeveloping(server, services) : serveBuilt(server, services))
    const port = await listen(server, settings.port)
    const sweeping = startSweeping(
      {
        kysely: services.database.kysely,
        abandonedOrderDays: settings.abandonedOrderDays,
        mailFolder: mailFolder(settings),
      },
      (cause) => log.error(describeFault(cause), 'sweep'),
    )
    const offering = startOffering(services.database.kysely, (cause) =>
      log.error(describeFault(cause), 'offers'),
    )
    const reconciling = startReconciling(services)
    for (const { stop } of [sweeping, offering, reconciling]) server.once('close', stop)
    closeOnSignal(server, services, startMailing(services).stop)
    await renewDemoHolds(services.database)
    say(`Bellows is at http://localhost:${port}`)
    await sayDemoLinks(services.database, port, say)
    return services
  } catch (cause) {
    await services.database.close()
    throw cause
  }
}

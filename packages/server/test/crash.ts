/** What we confirmed, we keep: `npm run test:crash`, `-- --tenth` for a tenth. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openDatabase } from '../src/db/open.ts'
import { runRound, runRounds, type Verdict } from './crash/rounds.ts'
import { createPostgresDatabase, startPostgres } from './postgres.ts'

const isTenth = process.argv.includes('--tenth')
const scaled = (rounds: number) => (isTenth ? Math.max(1, Math.round(rounds / 10)) : rounds)
let passed = 0
let failed = 0

function record(name: string, verdict: Verdict, isGood: boolean): void {
  if (isGood) passed += 1
  else failed += 1
  const { rounds, acked, lost, unopened, broken, slowestOpen } = verdict
  const counts = `acked ${String(acked).padStart(5)}  lost ${lost}  unopened ${unopened}  broken ${broken}`
  const open = `slowest open ${(slowestOpen / 1000).toFixed(2)} s`
  console.log(
    `${isGood ? 'ok  ' : 'FAIL'} ${name.padEnd(48)} ${String(rounds).padStart(3)} rounds  ${counts}  ${open}`,
  )
}

const isKept = ({ acked, lost, unopened, broken }: Verdict) => acked > 0 && lost + unopened + broken === 0

async function withFolder(run: (folder: string) => Promise<void>): Promise<void> {
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'bellows-crash-'))
  const folder = path.join(parent, 'database')
  const database = await openDatabase({ dataDir: folder })
  await database.close()
  await run(folder).finally(() => fs.rmSync(parent, { recursive: true, force: true }))
}

const kill = (pid: number) => process.kill(pid, 'SIGKILL')

async function killRounds(folder: string): Promise<void> {
  const verdict = await runRounds(scaled(30), () => runRound([folder], kill))
  record('kill -9 of the server, embedded engine', verdict, isKept(verdict))
}

/** How much of what was written but not fsynced reaches the disk. */
const survivals = [0, 0.5, 0.95]

async function powerCuts(folder: string): Promise<void> {
  let index = 0
  const next = () => runRound([folder, '--cut', String(survivals[index++ % survivals.length])])
  const verdict = await runRounds(scaled(20), next)
  record('power cut, embedded engine', verdict, isKept(verdict))
}

async function carelessCuts(folder: string): Promise<void> {
  const verdict = await runRounds(scaled(3), () => runRound([folder, '--careless', '--cut', '0']))
  record('control, must lose: power cut without fsync', verdict, verdict.lost + verdict.unopened > 0)
}

async function postmasterKills(): Promise<void> {
  const cluster = await startPostgres()
  const { url } = await createPostgresDatabase(cluster.url)
  const next = async () => {
    const round = await runRound(['', '--url', url], () => cluster.kill())
    await cluster.start()
    return round
  }
  const verdict = await runRounds(scaled(5), next).finally(() => cluster.stop())
  record('kill -9 of the PostgreSQL postmaster', verdict, isKept(verdict))
}

for (const run of [killRounds, powerCuts, carelessCuts]) await withFolder(run)
if (process.env['TEST_DATABASE_URL']) console.log('skip PostgreSQL is not ours to kill')
else await postmasterKills()
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

/** Tries the archive where nothing else is: `npm run test:package`. */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'

const MEGABYTES_MAX = 200
const root = path.resolve(import.meta.dirname, '../..')
const studio = path.join(root, 'packages/server/src/testing/small-studio')
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bellows-package-'))
const home = path.join(folder, 'bellows')
/** No npm, no cache of its, nothing of this tree. */
const env = {
  PATH: '',
  HOME: folder,
  npm_config_cache: path.join(folder, 'cache'),
  DATA_DIR: path.join(folder, 'data'),
}

let passed = 0
let failed = 0
function report(isGood: boolean, what: string): void {
  if (isGood) passed += 1
  else failed += 1
  console.log(`${isGood ? 'ok  ' : 'FAIL'} ${what}`)
}

const sizeOf = (place: string): number =>
  fs
    .readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + fs.statSync(path.join(parentPath, name)).size, 0)

const run = (args: string[]) =>
  execFileSync(process.execPath, args, { cwd: home, env, encoding: 'utf8', stdio: 'pipe' })

async function ask(port: string, address: string): Promise<{ status: number; body: string }> {
  const asked = request({ host: '127.0.0.1', port, path: address, headers: { host: 'small.example' } }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return { status: answer.statusCode ?? 0, body: await text(answer) }
}

async function serve(): Promise<void> {
  const server = spawn(process.execPath, ['server.js'], {
    cwd: home,
    env: { ...env, PORT: '0', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: server.stdout })) {
    const [, port] = /^Bellows is at http:\/\/localhost:(\d+)$/.exec(line) ?? []
    if (!port) continue
    const [page, ready] = [await ask(port, '/'), await ask(port, '/readyz')]
    report(
      page.status === 200 && page.body.includes('</html>'),
      `a page of the imported studio: ${page.status}`,
    )
    report(ready.status === 200, `ready: ${ready.status}`)
    break
  }
  const exit = once(server, 'exit')
  server.kill('SIGTERM')
  const [code]: unknown[] = await exit
  report(code === 0, `asked to end, it ends with ${String(code)}`)
}

try {
  const archive = path.join(folder, 'bellows.tgz')
  execFileSync(process.execPath, [path.join(import.meta.dirname, 'main.ts'), archive], { stdio: 'inherit' })
  execFileSync('tar', ['-xzf', archive, '-C', folder])
  const megabytes = Math.round(sizeOf(home) / 1e6)
  report(megabytes <= MEGABYTES_MAX, `${megabytes} MB unpacked, at most ${MEGABYTES_MAX}`)
  const tools = ['vite', 'vitest', 'storybook', 'typescript', '@playwright', 'oxlint']
  const found = tools.filter((name) => fs.existsSync(path.join(home, 'node_modules', name)))
  report(found.length === 0, `no tools of development in it: ${found.join(', ') || 'none'}`)
  // The demo's photographs take minutes to draw; a studio of the tests has its own.
  fs.rmSync(path.join(home, 'studios'), { recursive: true })
  const said = run(['server.js', 'studio-import', studio])
  report(said.includes('Imported'), 'a studio is imported')
  await serve()
  const entry = fs.readFileSync(path.join(home, 'server.js'), 'utf8')
  const older = entry.replace('process.versions.node', "'20.19.0'")
  fs.writeFileSync(path.join(home, 'older.js'), older)
  for (const args of [[], ['studio-import', studio], ['contracts-verify']]) {
    const { stderr, status } = spawnSync(process.execPath, ['older.js', ...args], {
      cwd: home,
      env,
      encoding: 'utf8',
    })
    const isOneLine = /^Bellows needs Node 24 or newer [^\n]*\n$/.test(stderr)
    const what = args[0] ?? 'the server'
    report(status === 1 && isOneLine, `${what}: an older Node gets one line: ${stderr.trim()}`)
  }
  const unknown = spawnSync(process.execPath, ['server.js', 'studio-burn'], {
    cwd: home,
    env,
    encoding: 'utf8',
  })
  report(unknown.status === 1, `a command that is not there: ${unknown.stderr.trim()}`)
} finally {
  fs.rmSync(folder, { recursive: true, force: true })
}
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

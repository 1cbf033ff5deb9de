import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { leanServer } from '../packages/server/src/lean-server.ts'

/** `npm start`: builds the site where that is missing or older than its sources, then runs the server. */
const root = path.resolve(import.meta.dirname, '..')
const built = path.join(root, 'dist', 'server', 'entry-server.js')
const sources = ['packages', 'locales', 'vite.config.ts', 'lingui.config.ts', 'package-lock.json']
const passedOver = ['node_modules', path.join('packages', 'server'), 'test']
const isSource = /\.(tsx?|po|svg|woff2)$|package-lock\.json$/

function newest(file: string): number {
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found) return 0
  if (!found.isDirectory())
    return isSource.test(file) && !/\.(test|stories)\.tsx?$/.test(file) ? found.mtimeMs : 0
  const times = readdirSync(file)
    .map((name) => path.join(file, name))
    .filter((inside) => !passedOver.some((part) => inside.endsWith(part)))
    .map(newest)
  return Math.max(0, ...times)
}

/** A build compiles them beside their sources, where the server reads its words. */
const hasCatalogues = () =>
  readdirSync(path.join(root, 'locales'))
    .filter((name) => name.endsWith('.po'))
    .every((name) => existsSync(path.join(root, 'locales', name.replace(/\.po$/, '.json'))))

function isBuilt(): boolean {
  if (!existsSync(built) || !hasCatalogues()) return false
  const builtAt = statSync(built).mtimeMs
  return sources.every((name) => newest(path.join(root, name)) <= builtAt)
}

/** Whether the demo will be imported, which wants its photographs. */
function isFirstStart(): boolean {
  const dataDir = path.resolve(root, process.env['DATA_DIR'] || '.data')
  return !process.env['DATABASE_URL'] && !existsSync(path.join(dataDir, 'database'))
}

const exitOf = (child: ChildProcess) =>
  new Promise<number>((resolve) =>
    child.on('error', () => resolve(1)).on('exit', (code) => resolve(code ?? 1)),
  )

if (!isBuilt()) {
  process.stdout.write('Building the site\n')
  const drawing = isFirstStart()
    ? spawn(process.execPath, [path.join(root, 'scripts/photographs/main.ts')], {
        cwd: root,
        stdio: 'ignore',
      })
    : undefined
  // What is not drawn by then the server draws, and tells of it.
  drawing?.on('error', () => undefined)
  const building = spawn('npm', ['run', '-s', 'build'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  const code = await exitOf(building)
  if (drawing?.kill()) await exitOf(drawing)
  if (code !== 0) process.exit(code)
}

const server = spawn(
  process.execPath,
  [...leanServer.flags, path.join(root, 'packages/server/src/main.ts'), ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
    // The demo's cards are paid where no money moves; keys of its own come first.
    env: {
      SCRIPTED_PAYMENTS: 'alder-and-wren',
      ...leanServer.environment,
      ...process.env,
      NODE_ENV: 'production',
    },
  },
)
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 1))

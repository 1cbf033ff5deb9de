import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LaunchOptions } from 'playwright'

const root = fileURLToPath(new URL('..', import.meta.url))
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

/** The pinned browser out of the npm package (linux x64): unpacked once into node_modules/.cache. */
function pinned(): LaunchOptions | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return
  let pkg: string
  try {
    pkg = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  } catch {
    return
  }
  const version = (
    createRequire(import.meta.url)(join(dirname(pkg), '../package.json')) as { version: string }
  ).version
  const dir = join(root, 'node_modules/.cache', `chromium-${version}`)
  if (!existsSync(join(dir, 'chromium'))) {
    const tmp = `${dir}.${process.pid}`
    mkdirSync(tmp, { recursive: true })
    // The package unpacks into os.tmpdir() and reuses whatever lies there under the same name, so it gets a
    // folder of its own; AWS_EXECUTION_ENV makes it unpack its shared libraries and fonts too.
    const r = spawnSync(
      process.execPath,
      ['--input-type=module', '-e', `import c from '@sparticuz/chromium'; await c.executablePath()`],
      {
        cwd: root,
        stdio: 'inherit',
        env: { ...process.env, TMPDIR: tmp, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
      },
    )
    if (r.status !== 0) {
      rmSync(tmp, { recursive: true })
      return
    }
    // The package's own list of font folders names only those of its usual host.
    writeFileSync(
      join(tmp, 'fonts/fonts.conf'),
      `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${dir}/fonts</dir><cachedir>${dir}/font-cache</cachedir></fontconfig>`,
    )
    try {
      renameSync(tmp, dir)
    } catch {
      rmSync(tmp, { recursive: true, force: true })
    }
  }
  return {
    executablePath: join(dir, 'chromium'),
    env: {
      ...(process.env as Record<string, string>),
      LD_LIBRARY_PATH: join(dir, 'al2023/lib'),
      FONTCONFIG_PATH: join(dir, 'fonts'),
    },
  }
}
function system(): LaunchOptions | undefined {
  const p = [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
  ].find((x) => existsSync(x))
  return p ? { executablePath: p } : undefined
}
export function chromiumLaunch(): LaunchOptions {
  const env = process.env.CHROMIUM_PATH
  const found = env ? { executablePath: env } : (pinned() ?? system() ?? {}) // {}: Playwright's own download
  return { ...found, args: process.getuid?.() === 0 ? ['--no-sandbox', ...args] : args }
}

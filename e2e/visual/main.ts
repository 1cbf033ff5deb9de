/** `npm run test:visual`: compares the shot stories with their references; with `-- --update` builds and takes new ones. */
import { spawnSync } from 'node:child_process'

const given = process.argv.slice(2)
const isUpdate = given.includes('--update')
const rest = given.filter((argument) => argument !== '--update')

const run = (command: string, args: readonly string[], env = {}) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1

const built = isUpdate ? run('npm', ['run', '-s', 'test:storybook']) : 0
process.exitCode =
  built ||
  run('npx', ['playwright', 'test', '-c', 'e2e/visual.config.ts', ...rest], {
    VISUAL_UPDATE: isUpdate ? '1' : '0',
  })

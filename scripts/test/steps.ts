/** A step is an npm script; it passes by its exit code, and counts the tests it tells of. */
export type Step = Readonly<{ name: string; script: string; args?: readonly string[] }>

/** Two lanes for two cores; a lane runs its steps in order. */
export const lanes: readonly (readonly Step[])[] = [
  [
    { name: 'site build', script: 'build' },
    { name: 'size budgets', script: 'size' },
    { name: 'the archive', script: 'test:package' },
    { name: 'end to end', script: 'test:e2e' },
    { name: 'hostile studios, two', script: 'test:xss', args: ['--few'] },
    { name: 'Storybook build', script: 'test:storybook' },
    { name: 'visual regression', script: 'test:visual' },
  ],
  [
    { name: 'format', script: 'format:check' },
    { name: 'lint', script: 'lint' },
    { name: 'types', script: 'typecheck' },
    { name: 'dead code', script: 'knip' },
    { name: 'catalogues', script: 'i18n:check' },
    { name: 'unit', script: 'test:unit' },
    { name: 'stories', script: 'test:stories' },
  ],
]

/** Whichever lane is through with its own steps takes the next of these: they need nothing of each other, nor a build. */
export const forEither: readonly Step[] = [
  { name: 'races, a tenth', script: 'test:race', args: ['--tenth'] },
  { name: 'crashes, a tenth', script: 'test:crash', args: ['--tenth'] },
  { name: 'chaos, a tenth', script: 'test:chaos', args: ['--tenth'] },
  { name: 'faults, a tenth', script: 'test:faults', args: ['--tenth'] },
  { name: 'two processes', script: 'test:processes' },
  { name: 'payments, a tenth', script: 'test:payments', args: ['--tenth'] },
  { name: 'evidence', script: 'test:evidence' },
  { name: 'hostile requests, a tenth', script: 'test:fuzz', args: ['--tenth'] },
  { name: 'model, a tenth', script: 'test:model', args: ['--tenth'] },
]

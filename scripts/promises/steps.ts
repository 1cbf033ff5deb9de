import type { Step } from '../test/steps.ts'

/** A promise, and the command that shows it at its full figures. */
export type PromiseStep = Step & Readonly<{ promise: string }>

export const promises: readonly PromiseStep[] = [
  { promise: 'One slot, one booking', name: 'races', script: 'test:race' },
  { promise: 'What we confirmed, we keep', name: 'crashes', script: 'test:crash' },
  { promise: 'Every hold ends', name: 'model', script: 'test:model' },
  { promise: 'Bad input gets an answer', name: 'hostile requests', script: 'test:fuzz' },
  { promise: 'Several servers act as one', name: 'two processes', script: 'test:processes' },
  { promise: 'Calls cost what their statements cost', name: 'calls', script: 'bench:api' },
]

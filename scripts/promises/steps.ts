import type { Step } from '../test/steps.ts'

/** A command that shows a promise at its full figures; without a promise it only makes ready what comes after. */
export type PromiseStep = Step & Readonly<{ promise?: string }>

export const promises: readonly PromiseStep[] = [
  { promise: 'One slot, one booking', name: 'races', script: 'test:race' },
  { promise: 'What we confirmed, we keep', name: 'crashes', script: 'test:crash' },
  { promise: 'Asking twice is harmless', name: 'chaos', script: 'test:chaos' },
  { promise: 'Every hold ends', name: 'model', script: 'test:model' },
  {
    promise:
      'The money adds up; status never runs backwards; the right hour in every zone; a bad block never takes a page down',
    name: 'unit',
    script: 'test:unit',
  },
  { promise: 'Nobody marks themselves paid', name: 'payments', script: 'test:payments' },
  { promise: 'A signature can’t be altered unseen', name: 'evidence', script: 'test:evidence' },
  { promise: 'Bad input gets an answer', name: 'hostile requests', script: 'test:fuzz' },
  { promise: 'Any stored options give a page', name: 'random options', script: 'test:options' },
  { promise: 'Anyone can use it: every story under axe', name: 'stories', script: 'test:stories' },
  { name: 'Storybook build', script: 'test:storybook' },
  { promise: 'Every story holds longer texts at 320 px', name: 'long texts', script: 'test:long-texts' },
  { promise: 'It looks as designed', name: 'visual regression', script: 'test:visual' },
  { name: 'site build', script: 'build' },
  { promise: 'It stays up', name: 'faults', script: 'test:faults' },
  { promise: 'Owner content can’t run code', name: 'hostile studios', script: 'test:xss' },
  {
    promise:
      'A page never vanishes (a part of its links and presses); no tracking before yes; all flows by keyboard alone',
    name: 'flows',
    script: 'test:e2e',
  },
  {
    promise: 'Anyone can use it: every page of both studios under axe, in five languages',
    name: 'every language',
    script: 'test:every-language',
  },
  {
    promise:
      'A page never vanishes: each is found again, leads where it says, and is seen by keys and on its pictures',
    name: 'every page',
    script: 'test:every-page',
  },
  {
    promise: 'Every page of both studios is whole without a script',
    name: 'without script',
    script: 'test:without-script',
  },
  { promise: 'Words are readable on every picture', name: 'pictures', script: 'test:pictures' },
  { promise: 'Every way through a booking', name: 'paths', script: 'test:step-rule' },
  { promise: 'Fast for visitors: no page grows beyond what it weighs', name: 'size budgets', script: 'size' },
  { promise: 'Fast for visitors: beside a static page', name: 'static page', script: 'bench' },
  {
    promise: 'Owners see their theme live, in the next frame',
    name: 'preview',
    script: 'bench:preview',
  },
  { promise: 'It runs on Node 24 alone', name: 'the archive', script: 'test:package' },
  { promise: 'Several servers act as one', name: 'two processes', script: 'test:processes' },
  { promise: 'Nobody waits under load', name: 'load', script: 'bench:load' },
  { promise: 'Calls cost what their statements cost', name: 'calls', script: 'bench:api' },
]

import { motionMs } from '@bellows/tokens'

/** What keeps autoplay waiting; `asleep` until the page is live, `away` while less than half of it is in view. */
export type Hold = 'asleep' | 'hover' | 'focus' | 'hidden' | 'away' | 'lightbox'

export type CarouselSettings = Readonly<{ autoplay: boolean; interval: number }>
export type CarouselState = Readonly<{
  settings: CarouselSettings
  index: number
  /** Positions it can stand at: its slides, fewer where several show at once and it cannot loop. */
  stops: number
  /** Direction of the last move, 0 for a jump. */
  by: -1 | 0 | 1
  /** Counts the moves. */
  turn: number
  /** The visitor stopped it, or asked for reduced motion. */
  isStopped: boolean
  holds: readonly Hold[]
  /** Milliseconds that the slide has been shown while playing, up to `since`. */
  elapsed: number
  /** When it last began to play; null while it does not. */
  since: number | null
}>

type Regulation =
  | Readonly<{ type: 'held' | 'released'; hold: Hold }>
  | Readonly<{ type: 'paused' | 'played' }>
  | Readonly<{ type: 'configured'; settings: CarouselSettings }>
type Move =
  | Readonly<{ type: 'measured'; stops: number }>
  | Readonly<{ type: 'moved'; by: -1 | 1 }>
  | Readonly<{ type: 'picked' | 'followed'; index: number }>
  | Readonly<{ type: 'due'; isNextLoaded: boolean }>
export type Happening = Regulation | Move
/** `at` is milliseconds on any steady clock. */
export type CarouselEvent = Happening & Readonly<{ at: number }>

export const firstState = (stops: number, settings: CarouselSettings): CarouselState => ({
  settings,
  index: 0,
  stops,
  by: 0,
  turn: 0,
  isStopped: false,
  holds: ['asleep'],
  elapsed: 0,
  since: null,
})

export const isPlaying = ({ settings, stops, isStopped, holds }: CarouselState): boolean =>
  settings.autoplay && stops > 1 && !isStopped && holds.length === 0

const shown = ({ elapsed, since }: CarouselState, at: number) =>
  elapsed + (since === null ? 0 : Math.max(0, at - since))

const turned = (state: CarouselState, index: number, by: CarouselState['by']): CarouselState => ({
  ...state,
  index: (index + state.stops) % state.stops,
  by,
  turn: state.turn + 1,
  elapsed: 0,
})

/** Where several slides show at once the last ones have no position of their own: the last one shows them. */
const stopOf = ({ stops }: CarouselState, slide: number) => Math.min(slide, stops - 1)

const without = (holds: readonly Hold[], ...gone: Hold[]) => holds.filter((hold) => !gone.includes(hold))

function regulated(state: CarouselState, event: Regulation): CarouselState {
  switch (event.type) {
    case 'held':
      return { ...state, holds: [...without(state.holds, event.hold), event.hold] }
    case 'released':
      return { ...state, holds: without(state.holds, event.hold) }
    case 'paused':
      return { ...state, isStopped: true }
    case 'played':
      return { ...state, isStopped: false, holds: without(state.holds, 'hover', 'focus') }
    default:
      return { ...state, settings: event.settings }
  }
}

function whenDue(state: CarouselState, isNextLoaded: boolean): CarouselState {
  const wait = state.settings.interval + (isNextLoaded ? 0 : motionMs.imageWait)
  return state.since === null || state.elapsed < wait ? state : turned(state, state.index + 1, 1)
}

function happened(state: CarouselState, event: Happening): CarouselState {
  switch (event.type) {
    case 'measured':
      return { ...state, stops: event.stops, index: state.index < event.stops ? state.index : 0 }
    case 'moved':
      return { ...turned(state, state.index + event.by, event.by), isStopped: true }
    case 'picked':
      return { ...turned(state, stopOf(state, event.index), 0), isStopped: true }
    case 'followed':
      return turned(state, stopOf(state, event.index), 0)
    case 'due':
      return whenDue(state, event.isNextLoaded)
    default:
      return regulated(state, event)
  }
}

/**
 * Autoplay and position. A press on previous, next or pause and a drag stop it for good; a press on play goes on
 * even under the pointer and the focus that pressed it.
 */
export function carouselState(state: CarouselState, event: CarouselEvent): CarouselState {
  const next = happened({ ...state, elapsed: shown(state, event.at) }, event)
  return { ...next, since: isPlaying(next) ? event.at : null }
}

/** Milliseconds until the next `due` is worth sending; null while it does not play. */
export function dueIn(state: CarouselState, at: number): number | null {
  if (state.since === null) return null
  const used = shown(state, at)
  const { interval } = state.settings
  return Math.max(0, used < interval ? interval - used : interval + motionMs.imageWait - used)
}

import { describe, expect, test } from 'vitest'
import { allClosed, panelState, type PanelEvent, type PanelState } from './panel-state.ts'

const after = (...events: PanelEvent[]): PanelState => events.reduce(panelState, allClosed)
const enter = (id: string, at: number, hasPanel = true): PanelEvent => ({ type: 'entered', id, hasPanel, at })
const leave = (at: number): PanelEvent => ({ type: 'left', at })
const wait = (at: number): PanelEvent => ({ type: 'waited', at })
const toggle = (id: string): PanelEvent => ({ type: 'toggled', id })

describe('hovering', () => {
  test('opens after 120 ms, not before', () => {
    expect(after(enter('a', 0), wait(119)).open).toBeNull()
    expect(after(enter('a', 0), wait(120)).open).toBe('a')
  })
  test('a pointer that only passes opens nothing', () => {
    expect(after(enter('a', 0), leave(60), wait(500))).toEqual(allClosed)
  })
  test('closes 240 ms after leaving, not before', () => {
    expect(after(enter('a', 0), wait(120), leave(200), wait(439)).open).toBe('a')
    expect(after(enter('a', 0), wait(120), leave(200), wait(440)).open).toBeNull()
  })
  test('coming back in time keeps it open', () => {
    const state = after(enter('a', 0), wait(120), leave(200), enter('a', 300), wait(900))
    expect(state).toEqual({ open: 'a', isPinned: false, pending: null })
  })
  test('the next entry takes over: one panel at a time', () => {
    expect(after(enter('a', 0), wait(120), leave(200), enter('b', 201), wait(321)).open).toBe('b')
  })
  test('an entry without panel lets the open one close', () => {
    expect(after(enter('a', 0), wait(120), enter('plain', 200, false), wait(440)).open).toBeNull()
  })
})

describe('pressing', () => {
  test('opens and closes', () => {
    expect(after(toggle('a')).open).toBe('a')
    expect(after(toggle('a'), toggle('a'))).toEqual(allClosed)
    expect(after(toggle('a'), toggle('b')).open).toBe('b')
  })
  test('a press on a panel that hovering opened keeps it', () => {
    expect(after(enter('a', 0), wait(120), toggle('a'))).toMatchObject({ open: 'a', isPinned: true })
    expect(after(enter('a', 0), wait(120), toggle('a'), toggle('a')).open).toBeNull()
  })
  test('a press forgets what the pointer had asked for', () => {
    expect(after(enter('a', 0), toggle('a'), toggle('a'), wait(500)).open).toBeNull()
  })
  test('closing forgets all', () => {
    expect(after(enter('a', 0), wait(120), enter('b', 130), { type: 'closed' }, wait(900))).toEqual(allClosed)
  })
})

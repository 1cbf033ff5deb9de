import { expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { createForm } from './form-state.ts'

const BLANK = 'blank'
const SHORT = 'short'
const DIGIT = 'digit'
const blank = z.string().check(z.minLength(1, BLANK))
const schema = z.object({
  name: z.pipe(
    blank,
    z.transform((text: string) => text.trim()),
  ),
  word: z.string().check(z.minLength(3, SHORT), z.regex(/\d/, DIGIT)),
})
const empty = { name: '', word: '' }
const right = { name: ' Anna ', word: 'abc1' }
const told = (form: ReturnType<typeof newForm>) => form.get().told
const newForm = (values = empty) => createForm(schema, values)

it('judges a field when focus leaves it, and no other', () => {
  const form = newForm()
  form.change('word', 'a')
  expect(told(form)).toEqual({})
  form.leave('word')
  expect(told(form)).toEqual({ word: [SHORT, DIGIT] })
  expect(form.get().left.has('word')).toBe(true)
})

it('takes back what is no longer true while the visitor types, and brings nothing', () => {
  const form = newForm()
  form.leave('word')
  form.change('word', 'a1')
  expect(told(form)['word']).toEqual([SHORT])
  form.change('word', 'ab1')
  expect(told(form)['word']).toEqual([])
  form.change('word', '')
  expect(told(form)['word']).toEqual([])
})

it('tells all at once on submit and sends nothing', async () => {
  const form = newForm()
  const send = vi.fn<() => void>()
  await form.submit(send)
  expect(told(form)).toEqual({ name: [BLANK], word: [SHORT, DIGIT] })
  expect(send).not.toHaveBeenCalled()
  expect(form.get().isSubmitting).toBe(false)
})

it('sends what the schema made of the values, and is busy until that ended', async () => {
  const form = newForm(right)
  const send = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const sent = form.submit(send)
  expect(form.get().isSubmitting).toBe(true)
  await sent
  expect(send).toHaveBeenCalledWith({ name: 'Anna', word: 'abc1' })
  expect(form.get().isSubmitting).toBe(false)
})

it('is free again when sending throws', async () => {
  const form = newForm(right)
  await expect(form.submit(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(form.get().isSubmitting).toBe(false)
})

it('keeps what the server said through the end of sending', async () => {
  const form = newForm(right)
  await form.submit(() => form.tell('name', ['known']))
  expect(told(form)).toEqual({ name: ['known'] })
})

it('judges by the schema of now, and keeps the values of fields that went away to itself', async () => {
  const form = createForm<Record<string, string>, Record<string, string>>(
    z.strictObject({ name: blank, word: blank }),
    { name: 'Anna', word: 'kept' },
  )
  form.judgeBy(z.strictObject({ name: blank }))
  const send = vi.fn<() => void>()
  await form.submit(send)
  expect(send).toHaveBeenCalledWith({ name: 'Anna' })
  expect(form.get().values).toEqual({ name: 'Anna', word: 'kept' })
})

it('gives a field without a value an empty one, unheard', () => {
  const form = createForm<Record<string, string>, Record<string, string>>(z.strictObject({ name: blank }), {})
  const hear = vi.fn<() => void>()
  form.subscribe(hear)
  form.enlist('name')
  expect(form.get().values).toEqual({ name: '' })
  expect(hear).not.toHaveBeenCalled()
})

it('goes back to where it began, or to other values', () => {
  const form = newForm()
  form.change('name', 'Anna')
  form.leave('word')
  form.reset()
  expect(form.get()).toEqual(form.first)
  form.reset(right)
  expect(form.get().values).toBe(right)
})

it('tells whoever listens of each change, until they leave', () => {
  const form = newForm()
  const hear = vi.fn<() => void>()
  const leave = form.subscribe(hear)
  form.setValue('name', 'Anna')
  leave()
  form.setValue('name', 'Ole')
  expect(hear).toHaveBeenCalledOnce()
})

import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ContractCheck } from '@bellows/domain'
import { expect, userEvent, waitFor } from 'storybook/test'
import { lateAnswer, StoryWorld, type StoryWorldProps } from '../booking/testing/story-world.tsx'
import { Verify } from './verify.tsx'

const FINGERPRINT = '9f3a51c0'.repeat(8)

const unaltered: ContractCheck = {
  result: 'UNALTERED',
  signedDate: '2030-01-15T10:02:00.000Z',
  termsVersion: 3,
  clientInitials: 'A. B.',
  studioInitials: 'W.',
  newerSignedDate: null,
}
const answering = (check: Partial<ContractCheck>): StoryWorldProps['answers'] => ({
  'POST /api/public/contracts/verify': { data: { ...unaltered, ...check } },
})

/**
 * Tells whoever holds a signed copy whether it is what was signed.
 *
 * **When to choose it.** It is the page `/contracts/verify`, where every copy and receipt leads.
 */
const meta: Meta<typeof StoryWorld> = {
  title: 'Site/Booking/Check a contract',
  component: StoryWorld,
  args: { children: <Verify given={FINGERPRINT} />, answers: answering({}) },
}
export default meta
type Story = StoryObj<typeof StoryWorld>

const pressed =
  (text: RegExp): Story['play'] =>
  async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }))
    const words = await canvas.findByText(text)
    await expect(words).toBeVisible()
    await waitFor(() => expect(words.closest('[tabindex]')).toHaveFocus())
  }

export const Unaltered: Story = {
  tags: ['visual'],
  play: pressed(
    /exactly what was signed on Jan 15, 2030, 10:02 AM UTC\. Signatures: client \(A\. B\.\), studio \(W\.\)\. Version 3/,
  ),
}

/** Only the client’s, before the studio has signed; and the whole of the fingerprint is in sight on a phone. */
export const ClientAlone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { answers: answering({ studioInitials: '' }) },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Fingerprint')
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth)
    await expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight)
    field.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText(/Signatures: client \(A\. B\.\)\. Version 3/)).toBeVisible()
  },
}

export const Superseded: Story = {
  args: { answers: answering({ result: 'SUPERSEDED', newerSignedDate: '2030-01-16T09:00:00.000Z' }) },
  play: pressed(/A newer version was signed on Jan 16, 2030/),
}

export const Altered: Story = {
  tags: ['visual'],
  args: { answers: answering({ result: 'ALTERED' }) },
  play: pressed(/doesn’t match its seal/),
}

export const Unknown: Story = {
  args: { answers: answering({ result: 'UNKNOWN' }) },
  play: pressed(/no signed contract with this fingerprint/),
}

/** Nothing is asked for what cannot be a fingerprint. */
export const Malformed: Story = {
  args: { children: <Verify given="9f3a" /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }))
    await expect(await canvas.findByText('A fingerprint has 64 letters and figures.')).toBeVisible()
    const field = canvas.getByLabelText('Fingerprint')
    await expect(field).toBeInvalid()
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveAccessibleDescription(/A fingerprint has 64 letters and figures\./)
  },
}

export const TooMany: Story = {
  args: {
    answers: {
      'POST /api/public/contracts/verify': {
        status: 429,
        error: 'too_many_requests',
        message: 'Too many checks, try again in a minute.',
      },
    },
  },
  play: pressed(/Too many checks/),
}

/** What the line says of itself is in the studio’s language too. */
export const NotReachedInFrench: Story = {
  globals: { locale: 'fr-FR' },
  args: { answers: { 'POST /api/public/contracts/verify': { status: 504, error: '', message: '' } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Vérifier' }))
    await expect(await canvas.findByText('La passerelle n’a pas répondu à temps')).toBeVisible()
  },
}

/** The copy’s own file: hashed here, and what it says is checked. */
export const ByFile: Story = {
  args: { children: <Verify /> },
  play: async ({ canvas }) => {
    const copy = new File(['abc'], 'agreement.html', { type: 'text/html' })
    await expect(canvas.getByRole('button', { name: 'Choose a file' })).toBeVisible()
    await userEvent.upload(canvas.getByLabelText(/^Or choose the file/), copy)
    await expect(await canvas.findByText(/exactly what was signed/)).toBeVisible()
    await expect(canvas.getByText('agreement.html')).toBeVisible()
    await expect(canvas.getByLabelText('Fingerprint')).toHaveValue(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    )
  },
}

const unreached = { status: 504, error: '', message: 'Gateway timeout' }

/** The same file is checked once more. */
export const SameFileAgain: Story = {
  args: {
    children: <Verify />,
    answers: { 'POST /api/public/contracts/verify': { inTurn: [unreached, { data: unaltered }] } },
  },
  play: async ({ canvas }) => {
    const copy = new File(['abc'], 'agreement.html', { type: 'text/html' })
    const field = canvas.getByLabelText(/^Or choose the file/)
    await userEvent.upload(field, copy)
    await canvas.findByText('Gateway timeout')
    await userEvent.upload(field, copy)
    await expect(await canvas.findByText(/exactly what was signed/)).toBeVisible()
  },
}

const late = lateAnswer({ data: unaltered })

/** The answer about a file that was chosen before comes after that about the next. */
export const AnotherFileMeanwhile: Story = {
  args: {
    children: <Verify />,
    answers: {
      'POST /api/public/contracts/verify': {
        inTurn: [late.answer, { data: { ...unaltered, result: 'UNKNOWN' } }],
      },
    },
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(/^Or choose the file/)
    await userEvent.upload(field, new File(['abc'], 'agreement.html', { type: 'text/html' }))
    await waitFor(() => expect(canvas.getByLabelText('Fingerprint')).not.toHaveValue(''))
    await userEvent.upload(field, new File(['xyz'], 'another.html', { type: 'text/html' }))
    await canvas.findByText(/no signed contract with this fingerprint/)
    await waitFor(late.give)
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame)
    await expect(canvas.getByText(/no signed contract with this fingerprint/)).toBeVisible()
    await expect(canvas.queryByText(/exactly what was signed/)).toBeNull()
  },
}

class Unreadable extends File {
  override arrayBuffer = () => Promise.reject(new DOMException('Gone', 'NotFoundError'))
}

/** A file that has gone since it was chosen is no silence. */
export const UnreadableFile: Story = {
  args: { children: <Verify /> },
  play: async ({ canvas }) => {
    const gone = new Unreadable(['abc'], 'agreement.html', { type: 'text/html' })
    await userEvent.upload(canvas.getByLabelText(/^Or choose the file/), gone)
    await expect(await canvas.findByText('An unexpected error occurred')).toBeVisible()
  },
}

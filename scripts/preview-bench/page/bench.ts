import { PADDING_DEFAULT } from '@bellows/domain'
import {
  connectPreview,
  type PreviewConnection,
  type PreviewTheme,
  type PreviewView,
} from '@bellows/protocol'
import {
  buttonRadii,
  fieldStyles,
  palettes,
  schemes,
  typographyThemes,
  type PaletteId,
} from '@bellows/tokens'
import { pick, readChoices, type Choices } from './controls.ts'

type Page = Extract<PreviewView, { kind: 'page' }>['page']
type Data = Readonly<{ preview: string; theme: PreviewTheme; pages: Page[] }>
type Padding = 'paddingTop' | 'paddingBottom'

const widths = [375, 820, 1440]
const steps = [
  'select-package',
  'select-addons',
  'your-information',
  'sign-contract',
  'questionnaire',
  'payments',
] as const

const byId = (id: string) => document.querySelector<HTMLElement>(`#${id}`)!
const controls = byId('controls') as HTMLFormElement
const paddings = byId('paddings') as HTMLFormElement
const told = byId('told')

const { preview, theme, pages }: Data = await (await fetch('/studio.json')).json()
/** The pages as they are being built here. */
const drafts = new Map(pages.map((page) => [page.slug ?? 'home', page]))
let chosen: string | null = null

const screens: Readonly<Record<string, PreviewView>> = {
  'service page': { kind: 'service' },
  ...Object.fromEntries(steps.map((step) => [`step: ${step}`, { kind: 'step', step } as const])),
  finish: { kind: 'finish' },
}

pick(controls, 'view', { options: [...drafts.keys(), ...Object.keys(screens)], initial: 'home' })
pick(controls, 'palette', { options: Object.keys(palettes), initial: 'salt' })
pick(controls, 'typography', { options: Object.keys(typographyThemes), initial: theme.styles.typography })
pick(controls, 'radius', { options: buttonRadii.map(String), initial: String(theme.styles.buttonRadius) })
pick(controls, 'fields', { options: fieldStyles, initial: theme.styles.fieldStyle ?? 'line' })
pick(controls, 'hidden sections', { options: ['stay hidden', 'show'], initial: 'stay hidden' })

function themeOf({ palette, typography, radius, fields }: Choices): PreviewTheme {
  const { id, schemes: paints } = palettes[palette as PaletteId]
  return {
    ...theme,
    styles: {
      typography: typography ?? 'atelier',
      buttonRadius: Number(radius) as 0,
      fieldStyle: fields as 'line',
    },
    colorPalettes: [
      {
        id,
        name: id,
        isActive: true,
        colorSchemes: schemes.map((scheme) => ({ id: scheme, colors: paints[scheme] })),
      },
    ],
  }
}

function viewOf({ view = 'home' }: Choices): PreviewView {
  const page = drafts.get(view)
  return page ? { kind: 'page', page } : (screens[view] ?? { kind: 'stored', slug: null })
}

const connections: PreviewConnection[] = []
const sentAt = new Map<string, number>()
const note = (index: number, sequence: number) => sentAt.set(`${index}/${sequence}`, performance.now())

const showTheme = () => {
  const next = themeOf(readChoices(controls))
  connections.forEach((connection, index) => note(index, connection.showTheme(next)))
}
const showView = () => {
  const choices = readChoices(controls)
  const how = { showsHidden: choices['hidden sections'] === 'show' }
  connections.forEach((connection, index) => note(index, connection.showView(viewOf(choices), how)))
}

/** Blocks of the page that is looked at, with one of them changed. */
function changeBlock(id: string, change: Readonly<Record<string, unknown>>): void {
  const page = drafts.get(readChoices(controls)['view'] ?? '')
  if (!page) return
  const contents = (page.layout.contents ?? []).map((block) =>
    block.id === id ? { ...block, options: { ...block.options, ...change } } : block,
  )
  drafts.set(page.slug ?? 'home', { ...page, layout: { ...page.layout, contents } })
  showView()
}

const optionsOf = (id: string) => {
  const page = drafts.get(readChoices(controls)['view'] ?? '')
  return page?.layout.contents?.find((block) => block.id === id)?.options
}

function choose(id: string): void {
  chosen = id
  const options = optionsOf(id)
  paddings.hidden = !options
  byId('chosen').textContent = id
  for (const name of ['paddingTop', 'paddingBottom'] satisfies Padding[])
    (paddings.elements.namedItem(name) as HTMLInputElement).value = String(
      Number(options?.[name] ?? PADDING_DEFAULT),
    )
  for (const connection of connections) connection.mark(id)
}

function stage(width: number, index: number): void {
  const figure = document.createElement('figure')
  const caption = document.createElement('figcaption')
  const box = document.createElement('div')
  const frame = document.createElement('iframe')
  caption.textContent = `${width} px`
  box.className = 'stage'
  figure.style.setProperty('--share', String(width))
  frame.title = `Preview at ${width} pixels`
  const connection = connectPreview(frame, new URL(preview).origin, {
    onApplied: ({ sequence }) => {
      const sent = sentAt.get(`${index}/${sequence}`)
      if (sent)
        told.textContent = `${width} px: message ${sequence} stands after ${Math.round(performance.now() - sent)} ms`
    },
    onInvalid: ({ problems }) =>
      (told.textContent = problems.map(({ path, message }) => `${path}: ${message}`).join('; ')),
    onSelect: ({ id }) => choose(id),
    onPadding: ({ id, paddingTop, paddingBottom }) => {
      changeBlock(id, { paddingTop, paddingBottom })
      choose(id)
    },
  })
  connections.push(connection)
  box.append(frame)
  figure.append(caption, box)
  byId('previews').append(figure)
  const fit = () => {
    const scale = Math.min(1, box.clientWidth / width)
    Object.assign(frame.style, {
      inlineSize: `${width}px`,
      blockSize: `${box.clientHeight / scale}px`,
      transform: `scale(${scale})`,
    })
  }
  new ResizeObserver(fit).observe(box)
  frame.src = preview
}

widths.forEach(stage)
controls.addEventListener('input', ({ target }) => {
  const isView = target instanceof HTMLSelectElement && ['view', 'hidden sections'].includes(target.name)
  if (isView) showView()
  else showTheme()
})
paddings.addEventListener('input', ({ target }) => {
  if (chosen && target instanceof HTMLInputElement)
    changeBlock(chosen, { [target.name]: Number(target.value) })
})
showTheme()
showView()

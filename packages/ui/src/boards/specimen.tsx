import {
  defaultTheme,
  themeCss,
  typeScale,
  type Palette,
  type TextStyle,
  type TypographyId,
} from '@bellows/tokens'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Stack } from '../layout/stack.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import { Heading } from '../text/heading.tsx'
import { Text } from '../text/text.tsx'
import { Line, Lines } from './board.tsx'
import * as css from './specimen.css.ts'

const styles = Object.entries(typeScale) as [TextStyle, (typeof typeScale)[TextStyle]][]
const prose =
  '<p>We photograph people where they live and work, in the light that falls there. <em>Nothing is staged</em>; we walk, talk and wait, and pictures come by themselves.</p><p><strong>Every picture is yours.</strong></p>'

/** A typography theme in force for its children only, whatever the page's theme is. */
export function InTypography(props: { typography: TypographyId; palette: Palette; children: ReactNode }) {
  const { typography, palette, children } = props
  const theme = { palette, styles: { ...defaultTheme.styles, typography } }
  return (
    <>
      <style>{themeCss(theme).replaceAll(':root{', `[data-typography="${typography}"]{`)}</style>
      <div data-typography={typography}>{children}</div>
    </>
  )
}

/** What a theme looks like on a page: a title, a first paragraph, text, a quote and the small voices. */
export const Specimen = ({ name }: { name: string }) => (
  <section className={css.sheet} aria-label={name}>
    <Stack gap={4}>
      <Text variant="label" tone="notice">
        {name} · Est. 2011
      </Text>
      <Heading size="display">The *quiet* hours</Heading>
      <Heading size="h3">Families, weddings &amp; the hours between</Heading>
    </Stack>
    <div className={css.voices}>
      <Stack gap={5}>
        <Text variant="lead">Pictures of loud days, made quietly, in a house by the river.</Text>
        <RichText html={prose} />
        <div>
          <Button>Inquire now</Button>
        </div>
      </Stack>
      <Stack gap={5}>
        <Text variant="quote" tone="heading">
          “She saw us before we did.”
        </Text>
        <Text variant="numeral" tone="heading">
          1,312
        </Text>
        <Text variant="small">
          Anna &amp; Joël, Zürich, 26. März 2030: Ærøskøbing, façade, œuvre, São Tomé
        </Text>
      </Stack>
    </div>
  </section>
)

const samples: Partial<Record<TextStyle, string>> = { mark: '“', numeral: '1,312', button: 'Inquire now' }

/** Every text style by name, with its sizes before the theme's factor. */
export const EveryStyle = () => (
  <Lines>
    {styles.map(([style, { from, to, lineHeight }]) => (
      <Line key={style} name={style} figure={`${from === to ? '' : `${from} to `}${to} px, ${lineHeight}`}>
        <Text as="span" variant={style} tone="heading" style={{ display: 'block' }}>
          {samples[style] ?? 'The quiet hours'}
        </Text>
      </Line>
    ))}
  </Lines>
)

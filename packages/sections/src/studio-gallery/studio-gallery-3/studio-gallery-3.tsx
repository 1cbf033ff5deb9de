import { inlineVars, size } from '@bellows/tokens'
import { Container } from '@bellows/ui'
import type { ReactNode } from 'react'
import { useHost } from '../../kit/host.tsx'
import { hasAction } from '../../kit/section-action.tsx'
import { hasWords, TextBlock } from '../../kit/text-block.tsx'
import { Profile } from '../parts/profile.tsx'
import type { Shown } from '../parts/shown.ts'
import { StudioFrame } from '../parts/studio-frame.tsx'
import { StudioTiles } from '../parts/studio-tiles.tsx'
import { fullRows } from './full-rows.ts'
import * as css from './studio-gallery-3.css.ts'
import type { Options } from './studio-gallery-3.template.ts'

const sizes = { tile: '33vw·50vw·50vw', whole: 'bleed' }
const inTwosSizes = { tile: '50vw·50vw·50vw', whole: 'bleed' }
const lastSizes = {
  band: { count: 1, size: 'bleed' },
  one: { count: 1, size: 'half' },
  two: { count: 2, size: 'half' },
  three: { count: 3, size: 'half' },
  four: { count: 4, size: 'half' },
  ends: { count: 2, size: 'half' },
} as const

/** Pictures to the edges of the page, a card among them. */
export function EdgeToEdge(options: Options) {
  const { isPreview } = useHost()
  const isWritten = hasWords(options) || hasAction(options, isPreview)
  return (
    <StudioFrame options={options}>
      {(shown, titleId) => {
        const hasCard = isWritten || shown.profile !== null
        const card = hasCard && <Card {...{ options, titleId, isWritten }} profile={shown.profile} />
        return <Wall {...{ options, shown, card }} />
      }}
    </StudioFrame>
  )
}

type WallProps = Readonly<{ options: Options; shown: Shown; card: ReactNode }>

function Wall({ options, shown, card }: WallProps) {
  const { cardPosition, displayType } = options
  const isMosaic = displayType === 'LARGEGRID'
  if (displayType === 'SLIDESHOW' || displayType === 'SINGLE')
    return (
      <Container width="bleed" className={css.stage}>
        {card}
        <StudioTiles
          options={{ ...options, gap: 'none' }}
          shown={shown}
          sizes={sizes}
          className={css.picture}
        />
      </Container>
    )
  const { isAmong, inTwos, last, rows } = fullRows({
    count: shown.images.length,
    isMosaic,
    hasCard: Boolean(card),
    cardPosition,
  })
  return (
    <Container
      width="bleed"
      className={css.wall}
      data-card={isAmong ? cardPosition : 'above'}
      data-twos={inTwos || undefined}
      data-last={last}
      data-mosaic={isMosaic || undefined}
      style={inlineVars({ [css.lastRow]: `${rows}` })}
    >
      {card}
      <StudioTiles
        options={{ ...options, gap: 'none' }}
        shown={shown}
        sizes={{
          ...(inTwos || last === 'ends' ? inTwosSizes : sizes),
          ...(last && { last: lastSizes[last] }),
        }}
        className={css.tiles}
      />
    </Container>
  )
}

type CardProps = Readonly<{
  options: Options
  titleId: string
  isWritten: boolean
  profile: Shown['profile']
}>

function Card({ options, titleId, isWritten, profile }: CardProps) {
  return (
    <div className={css.card} data-surface="primary">
      {profile && <Profile profile={profile} avatarClassName={css.avatar} avatarSize={size.face.m} />}
      {isWritten && (
        <TextBlock
          options={options}
          titleId={titleId}
          size="h3"
          align="center"
          action={{ variant: 'text' }}
        />
      )}
    </div>
  )
}

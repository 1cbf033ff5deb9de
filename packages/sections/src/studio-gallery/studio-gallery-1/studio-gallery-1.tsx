import { size } from '@bellows/tokens'
import { Container } from '@bellows/ui'
import { useHost } from '../../kit/host.tsx'
import { hasAction } from '../../kit/section-action.tsx'
import { hasWords, TextBlock } from '../../kit/text-block.tsx'
import { Profile } from '../parts/profile.tsx'
import type { Shown } from '../parts/shown.ts'
import { StudioFrame } from '../parts/studio-frame.tsx'
import { StudioTiles } from '../parts/studio-tiles.tsx'
import * as css from './studio-gallery-1.css.ts'
import type { Options } from './studio-gallery-1.template.ts'

/** Title and profile above, the pictures below. */
export function Headed(options: Options) {
  return (
    <StudioFrame options={options}>
      {(shown, titleId) => (
        <Container>
          <Head options={options} titleId={titleId} profile={shown.profile} />
          <StudioTiles options={options} shown={shown} sizes={{ tile: 'c4·t4·m2', whole: 'c12·t8·m4' }} />
        </Container>
      )}
    </StudioFrame>
  )
}

type HeadProps = Readonly<{ options: Options; titleId: string; profile: Shown['profile'] }>

function Head({ options, titleId, profile }: HeadProps) {
  const { isPreview } = useHost()
  const isWritten = hasWords(options) || hasAction(options, isPreview)
  if (!isWritten && !profile) return null
  return (
    <div className={css.head}>
      {isWritten && (
        <TextBlock
          options={options}
          titleId={titleId}
          size="h3"
          action={{ variant: 'text' }}
          className={css.words}
        />
      )}
      {profile && (
        <Profile
          profile={profile}
          className={isWritten ? css.profile : css.profileAlone}
          avatarClassName={css.avatar}
          avatarSize={size.face.s}
        />
      )}
    </div>
  )
}

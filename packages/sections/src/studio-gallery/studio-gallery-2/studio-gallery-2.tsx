import { size } from '@bellows/tokens'
import { classNames, Container } from '@bellows/ui'
import { useHost } from '../../kit/host.tsx'
import { hasAction } from '../../kit/section-action.tsx'
import { hasWords, TextBlock } from '../../kit/text-block.tsx'
import { Profile } from '../parts/profile.tsx'
import { StudioFrame } from '../parts/studio-frame.tsx'
import { StudioTiles } from '../parts/studio-tiles.tsx'
import * as css from './studio-gallery-2.css.ts'
import type { Options } from './studio-gallery-2.template.ts'

/** The profile stays in view beside the pictures. */
export function SideProfile({ profileSide, ...options }: Options) {
  const { isPreview } = useHost()
  const isWritten = hasWords(options) || hasAction(options, isPreview)
  return (
    <StudioFrame options={options}>
      {(shown, titleId) => (
        <Container className={css.page} data-side={profileSide}>
          {(isWritten || shown.profile) && (
            <div className={css.side}>
              <div className={classNames(css.column, !shown.profile?.avatarUrl && css.ticked)}>
                {shown.profile && (
                  <Profile
                    profile={shown.profile}
                    className={css.profile}
                    avatarClassName={css.avatar}
                    avatarSize={size.face.l}
                  />
                )}
                {isWritten && (
                  <TextBlock
                    options={options}
                    titleId={titleId}
                    size="h3"
                    action={{ variant: 'text' }}
                    className={css.beside}
                  />
                )}
              </div>
            </div>
          )}
          <div className={isWritten || shown.profile ? css.gallery : css.whole}>
            <StudioTiles options={options} shown={shown} sizes={{ tile: 'c3·t4·m2', whole: 'c9·t8·m4' }} />
          </div>
        </Container>
      )}
    </StudioFrame>
  )
}

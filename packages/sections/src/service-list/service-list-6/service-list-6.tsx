import { formatMonth, serviceState } from '@bellows/domain'
import { Container, Heading, Image, Skeleton, Text } from '@bellows/ui'
import { Plural, useLingui } from '@lingui/react/macro'
import { useHost } from '../../kit/host.tsx'
import { levelUnder } from '../../kit/level-below.ts'
import { TextBlock } from '../../kit/text-block.tsx'
import { CardAmount, CardLength, CardReduction } from '../parts/card-facts.tsx'
import { CardStatus } from '../parts/card-status.tsx'
import { ListFrame } from '../parts/list-frame.tsx'
import { SKELETONS } from '../parts/list-notes.tsx'
import { Card, CardName, pictureOf, SampleLabel, type CardSetting } from '../parts/service-card.tsx'
import { BY_ARRANGEMENT, monthGroups, TAKEN, ticketOf, type MonthGroup, type Ticket } from './month-groups.ts'
import * as css from './service-list-6.css.ts'
import type { Options } from './service-list-6.template.ts'
import { TicketDate, TicketTimes } from './ticket-date.tsx'

/** Tickets of sessions by their date. */
export function SessionDates({ groupByMonth, showSlotsLeft, ...options }: Options) {
  const { timeZone } = useHost().business
  return (
    <ListFrame
      options={options}
      pending={<Skeletons />}
      renderCards={(services, setting) => {
        const tickets = services.map((service) => ticketOf(service, timeZone))
        const look = { setting, showSlotsLeft, isGrouped: groupByMonth }
        return (
          <div className={css.list}>
            {groupByMonth ? (
              monthGroups(tickets).map((group) => <Month key={group.key} group={group} {...look} />)
            ) : (
              <Tickets tickets={tickets} {...look} />
            )}
          </div>
        )
      }}
    >
      {(list, titleId) => (
        <Container className={css.page}>
          <TextBlock options={options} titleId={titleId} className={css.words} />
          {list}
        </Container>
      )}
    </ListFrame>
  )
}

type Look = Readonly<{ setting: CardSetting; showSlotsLeft: boolean; isGrouped: boolean }>

function Month({ group: { key, tickets }, ...look }: Look & { group: MonthGroup }) {
  const { i18n, t } = useLingui()
  const undated = new Map([
    [TAKEN, t`No free times now`],
    [BY_ARRANGEMENT, t`By arrangement`],
  ])
  return (
    <div>
      <Heading level={levelUnder(look.setting.options)} className={css.month}>
        {undated.get(key) ?? formatMonth(`${key}-01`, i18n.locale)}
      </Heading>
      <Tickets tickets={tickets} {...look} />
    </div>
  )
}

function Tickets({ tickets, ...look }: Look & { tickets: readonly Ticket[] }) {
  return (
    <ul className={css.tickets}>
      {tickets.map((ticket, index) => (
        <TicketRow key={ticket.service.id} ticket={ticket} index={index} {...look} />
      ))}
    </ul>
  )
}

type TicketRowProps = Look & Readonly<{ ticket: Ticket; index: number }>

/** When, what, how much; the picture comes last. */
function TicketRow({ ticket: { service, day }, index, setting, showSlotsLeft, isGrouped }: TicketRowProps) {
  return (
    <Card isSample={setting.isSample} className={css.ticket}>
      {day && <TicketDate day={day} hasMonth={!isGrouped} />}
      <div className={css.body}>
        <SampleLabel isSample={setting.isSample} />
        <CardName service={service} isUnderHeading={isGrouped} {...setting} />
        {day ? (
          <TicketTimes service={service} hasEnd={setting.options.showDuration} />
        ) : (
          <CardLength service={service} {...setting} />
        )}
        {showSlotsLeft && serviceState(service) === 'open' && !setting.isSample && (
          <Text variant="small">
            <Plural value={service.numberOfSlotsAvailable} one="# slot left" other="# slots left" />
          </Text>
        )}
        <CardStatus service={service} />
        <CardReduction service={service} {...setting} />
      </div>
      <CardAmount service={service} className={css.price} {...setting} />
      <div className={css.picture}>
        <Image source={pictureOf(service)} sizes="120px·120px·96px" ratio="fill" index={index} />
      </div>
    </Card>
  )
}

function Skeletons() {
  return (
    <ul className={css.list} aria-busy="true">
      {Array.from({ length: SKELETONS }, (_, index) => (
        <li key={index} className={css.ticket}>
          <Skeleton />
          <Skeleton lines={2} />
          <div className={css.picture}>
            <Skeleton ratio="A-11" />
          </div>
        </li>
      ))}
    </ul>
  )
}

import type { ReactNode } from 'react'
import { ClaimSteps } from '@/components/features/claims/claim-history'
import { StatusBadge } from '@/components/features/claims/status-badge'
import { EndLink } from '@/components/features/claims/end-link'
import { buttonClassName, LinkButton } from '@/components/ui/button/button'
import { DateText } from '@/components/ui/text/date-text'
import { BuiltinMaps } from '@/components/map/map-provider'
import { PlacesMap } from '@/components/map/places-map'
import { paths } from '@/lib/config/paths'
import { claimMessages } from '@/lib/domains/claims/messages'
import type { ClaimState as State, NextStep } from '@/lib/domains/claims/shapes'
import { typeset } from '@/lib/text/typography'
import { EmptyState } from '@/components/ui/list/empty-state'
import { Icon } from '@/components/ui/icon/icon'
import { TitledSection } from '@/components/ui/text/titled-section'

interface GuestClaimProps {
  claim: State
  linkKey: string
}

export function GuestClaim({ claim, linkKey }: GuestClaimProps) {
  const { id, address, text, category, photos, steps, next, x, y } = claim
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-rows-[auto_1fr]">
      <div className="space-y-8">
        <Next next={next}>
          <Ways claim={claim} />
        </Next>
        <TitledSection id="claim-steps" title="Ход заявки" headingClassName="text-h3">
          <ClaimSteps steps={steps} />
        </TitledSection>
      </div>
      <TitledSection
        id="claim-sent"
        title="Что вы отправили"
        headingClassName="text-h3"
        className="space-y-5 lg:row-span-2"
      >
        {photos.length > 0 && <Photos photos={photos} />}
        <p className="max-w-measure text-lg leading-7.5 whitespace-pre-line">{text}</p>
        <p className="text-ink-soft">
          {category && `${category} · `}
          {address}
        </p>
        <BuiltinMaps>
          <PlacesMap
            label="Место заявки на карте"
            places={[{ id, title: `Заявка № ${id}`, address, latitude: y, longitude: x }]}
          />
        </BuiltinMaps>
      </TitledSection>
      <Keeping claim={claim} linkKey={linkKey} />
    </div>
  )
}

/** A claim that is not confirmed yet is not processed, so it has a message instead of a state. */
export function GuestClaimMeta({ claim: { code, is_waiting: isWaiting, merged_into: into } }: { claim: State }) {
  if (into !== null) return typeset(claimMessages.merged(into))
  return isWaiting ? typeset('Ждёт подтверждения по письму') : <StatusBadge code={code} />
}

function Next({ next, children }: { next: NextStep | null; children: ReactNode }) {
  return (
    <TitledSection
      id="claim-next"
      title={next ? 'Что дальше' : 'Заявка завершена'}
      headingClassName="text-sm font-medium text-ink-soft"
      className="rounded-card bg-sand p-5 sm:p-6"
    >
      {next && (
        <p className="mt-1 flex gap-3 text-h3">
          <Icon name="clock" className="mt-1 size-5 shrink-0" />
          <span className="min-w-0">{next.title}</span>
        </p>
      )}
      {next?.until && (
        <p className={next.is_overdue ? 'mt-2 font-medium text-danger' : 'mt-2'}>
          {next.is_overdue ? 'Срок был ' : 'До '}
          <DateText value={next.until} zone="UTC" />
        </p>
      )}
      {children}
    </TitledSection>
  )
}

function Ways({ claim: { public_url: url, merged_into: into } }: { claim: State }) {
  if (!url) return null
  return (
    <p className="mt-4">
      <a href={url} className={buttonClassName('secondary')}>
        {into === null ? 'Открыть на карте' : `Открыть заявку № ${into}`}
      </a>
    </p>
  )
}

/** URLs of private photos expire after minutes, so the photos are not loaded lazily. */
function Photos({ photos }: { photos: readonly string[] }) {
  return (
    <ul className="grid grid-cols-2 gap-3">
      {photos.map((url, index) => (
        <li key={url} className={photos.length === 1 ? 'col-span-2' : undefined}>
          <img
            src={url}
            alt={`Ваш снимок ${index + 1}`}
            width={800}
            height={520}
            className="block aspect-[20/13] w-full rounded-card bg-brand-tint object-cover"
          />
        </li>
      ))}
    </ul>
  )
}

function Keeping({ claim: { id, is_in_cabinet: isInCabinet }, linkKey }: GuestClaimProps) {
  return (
    <TitledSection
      id="claim-link"
      title="Эта страница"
      headingClassName="text-h3"
      className="border-t border-line pt-6"
    >
      <p className="mt-2 max-w-measure text-ink-soft">
        {typeset(
          'Её видит только тот, у кого есть ссылка. В поиске её нет, и на ней нет вашего имени, почты и телефона.',
        )}{' '}
        {isInCabinet ? (
          <>
            Заявка есть и{'\u00A0'}
            <a href={paths.myClaim(id)} className="link">
              в личном кабинете
            </a>
            .
          </>
        ) : (
          <>
            <a href="#register" className="link">
              Зарегистрируйтесь
            </a>{' '}
            {typeset('с той же почтой, и заявка появится в личном кабинете.')}
          </>
        )}
      </p>
      <EndLink linkKey={linkKey} />
    </TitledSection>
  )
}

export function EndedLink() {
  return (
    <EmptyState
      title="По этой ссылке ничего нет"
      action={
        <div className="flex flex-wrap gap-3">
          <LinkButton href={paths.profile}>Открыть личный кабинет</LinkButton>
          <LinkButton href={paths.socialControlMap} variant="secondary">
            Карта заявок
          </LinkButton>
        </div>
      }
    >
      <p>Её закрыл автор заявки, или адрес скопирован не целиком.</p>
      <p className="mt-2">
        Новую ссылку{' '}
        <a href={paths.findClaim} className="link">
          пришлём по номеру заявки и почте
        </a>
        . Если войти с той же почтой, заявка найдётся в{' '}
        <a href={paths.profile} className="link">
          личном кабинете
        </a>
        .
      </p>
    </EmptyState>
  )
}

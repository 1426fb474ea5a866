import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'
import { EmptyState } from '@/components/ui/list/empty-state'
import { PhoneLink, TextWithContacts } from '@/components/ui/text/contact-links'
import { paths } from '@/lib/config/paths'
import type { Channel, ChannelKind } from '@/lib/domains/feedback/contract'
import { typeset } from '@/lib/text/typography'
import { Icon } from '@/components/ui/icon/icon'
import { type IconName } from '@/components/ui/icon/icon-names'
import { TitledSection } from '@/components/ui/text/titled-section'

const places: Record<ChannelKind, { href: string; icon: IconName }> = {
  duty: { href: paths.dutyService, icon: 'siren' },
  claim: { href: paths.reportClaim, icon: 'map-pinned' },
  support: { href: '#support', icon: 'monitor-cog' },
  appeal: { href: paths.officialAppeal, icon: 'file-text' },
  reception: { href: paths.reception, icon: 'building-complex' },
  discussion: { href: paths.discussions, icon: 'messages-square' },
  idea: { href: paths.ideas, icon: 'lightbulb' },
}

const groups: { title: string; hint: string; kinds: readonly ChannelKind[] }[] = [
  { title: 'Что-то случилось', hint: 'Авария, яма, ошибка на сайте', kinds: ['duty', 'claim', 'support'] },
  { title: 'Нужен ответ', hint: 'Письменный или при встрече', kinds: ['appeal', 'reception'] },
  { title: 'Хочу повлиять', hint: 'На планы и решения города', kinds: ['discussion', 'idea'] },
]

interface ChannelsListProps {
  channels: readonly Channel[]
  dutyPhone: string | null
}

export function ChannelsList({ channels, dutyPhone }: ChannelsListProps) {
  if (channels.length === 0)
    return <EmptyState title="Способы обратиться пока не описаны">Позвоните нам: телефоны в контактах ниже.</EmptyState>
  return (
    <TitledSection id="channels" title="Что вы хотите сделать?">
      {groups.map(({ title, hint, kinds }) => {
        const found = channels.filter(({ kind }) => kinds.includes(kind))
        if (found.length === 0) return null
        return (
          <section key={title} aria-label={title} className="mt-4 border-t border-line-strong pt-3 sm:mt-6 sm:pt-4">
            <div className="gap-x-4 sm:flex sm:flex-wrap sm:items-baseline">
              <h3 className="text-h3">{title}</h3>
              <p className="text-sm text-ink-soft sm:text-base">{typeset(hint)}</p>
            </div>
            <ul className="divide-y divide-line">
              {found.map((channel, index) => (
                <ChannelRow key={index} channel={channel} phone={channel.kind === 'duty' ? dutyPhone : null} />
              ))}
            </ul>
          </section>
        )
      })}
    </TitledSection>
  )
}

interface ChannelRowProps {
  channel: Channel
  phone: string | null
}

function ChannelRow({ channel, phone }: ChannelRowProps) {
  const { kind, title, purpose, term, answered_by: answeredBy } = channel
  const { href, icon } = places[kind]
  return (
    <li className="group relative grid grid-cols-[1.5rem_minmax(0,1fr)_1.5rem] gap-x-3 py-3.5 sm:gap-x-5 sm:py-4 lg:py-3.5">
      <Icon name={icon} className="size-6 text-brand-strong" />
      <div
        className={classNames(
          'min-w-0 gap-x-12 max-sm:contents lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]',
          'xl:grid-cols-[minmax(0,1fr)_31rem]',
        )}
      >
        <h4 className="text-lg leading-6 font-semibold text-brand-strong sm:text-xl lg:col-start-1">
          <ChannelLink href={href}>{title}</ChannelLink>
        </h4>
        <p className={`${UNDER_TITLE} max-w-measure text-sm sm:text-base`}>
          <TextWithContacts text={purpose} />
        </p>
        <dl
          className={classNames(
            UNDER_TITLE,
            'space-y-0.5 self-start text-sm sm:text-base',
            'lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0',
          )}
        >
          {phone && (
            // on phones it stands above the list
            <Fact
              term="Телефон"
              value={<PhoneLink phone={phone} className="link target font-semibold" />}
              className="max-sm:hidden"
            />
          )}
          <Fact term="Срок" value={term} />
          <Fact term="Отвечает" value={answeredBy} />
        </dl>
      </div>
      <Icon
        name="chevron-right"
        className="col-start-3 row-start-1 size-6 text-ink-soft transition-transform group-hover:translate-x-1"
      />
    </li>
  )
}

function ChannelLink({ href, children }: { href: string; children: string }) {
  const Anchor = href.startsWith('#') ? 'a' : Link
  return (
    <Anchor href={href} className="link-quiet cover">
      {children}
    </Anchor>
  )
}

/** On phones to the end of the row, under the arrow too. */
const UNDER_TITLE = 'mt-1 max-sm:col-span-2 max-sm:col-start-2'

function Fact({ term, value, className }: { term: string; value: ReactNode; className?: string }) {
  return (
    <div className={classNames('flex flex-wrap gap-x-3', className)}>
      <dt className="w-18 text-ink-soft sm:w-21">{term}</dt>
      <dd className="min-w-0 flex-1 basis-32">{value}</dd>
    </div>
  )
}
